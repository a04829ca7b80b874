import { Eye, EyeOff } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { words } from '../words.text.ts';
import styles from './field.module.css';
import { fieldText } from './field.text.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/**
 * A password that can be looked at, pasted and filled in by a password manager (3.3.8). Who types
 * with Caps Lock on is told: the dots do not show it.
 */
export function PasswordField({ onKeyDown, onBlur, ...props }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const [isUpper, setUpper] = useState(false);

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    // Machines differ in what they say of the key itself; the next one is certain.
    if (event.key !== 'CapsLock') setUpper(event.getModifierState('CapsLock'));
  }

  function blur(event: FocusEvent<HTMLInputElement>) {
    setUpper(false);
    onBlur?.(event);
  }

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      live={isUpper ? fieldText.capsLock : ''}
      onKeyDown={keyDown}
      onBlur={blur}
      type={shown ? 'text' : 'password'}
      inside={
        <button
          type="button"
          className={styles.inside}
          aria-label={shown ? fieldText.hidePassword : fieldText.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} size="s" />
          {shown ? words.hide : words.show}
        </button>
      }
    />
  );
}
