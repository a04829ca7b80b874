import { useId } from 'react';
import { SpriteIcon } from '../../../../kit/icon/SpriteIcon.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import type { PartProps } from '../../../../parts/edit-form/field-spec.ts';
import { menuSigns } from '../../../../shell/frame/menu-signs.ts';
import styles from './menu.module.css';
import { text } from './menu.text.ts';
import { signNames } from './sign-names.text.ts';

/** One of the drawings that a menu may bear, or none: radio buttons that show them. */
export function IconField({ value, onChange }: PartProps) {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend>{text.icon}</legend>
      <div className={styles.signs}>
        {(['', ...menuSigns] as const).map((sign) => (
          <label key={sign} className={styles.sign} title={signNames[sign]}>
            <input
              type="radio"
              name={name}
              checked={value === sign}
              onChange={() => onChange(sign)}
            />
            {sign === '' ? (
              <span>{text.noIcon}</span>
            ) : (
              <>
                <SpriteIcon of={sign} />
                <VisuallyHidden>{signNames[sign]}</VisuallyHidden>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
