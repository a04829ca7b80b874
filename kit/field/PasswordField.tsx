import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { words } from '../words.text.ts';
import styles from './field.module.css';
import { fieldText } from './field.text.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password that can be looked at, pasted and filled in by a password manager (3.3.8). */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
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
