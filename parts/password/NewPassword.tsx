import { useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { passwordFaults } from '../../core/password/password.text.ts';
import type { Person } from '../../core/password/person.ts';
import { passwordFault, shortest } from '../../core/password/rule.ts';
import { PasswordField } from '../../kit/field/PasswordField.tsx';
import styles from './password.module.css';
import { text } from './password.text.ts';
import { RuleList } from './RuleList.tsx';
import { useCommon } from './use-common.ts';

interface NewPasswordProps<Fields extends FieldValues> {
  readonly form: UseFormReturn<Fields>;
  /** What this browser knows of the person; the server knows more and may still refuse. */
  readonly person?: Person;
  /** Names of the two fields, both texts. */
  readonly fields: { readonly fresh: FieldPath<Fields>; readonly again: FieldPath<Fields> };
  readonly labels?: { readonly fresh?: string; readonly again?: string };
}

const nobody: Person = {};

/**
 * A new password, twice, with the rules (D-03; R134). What is typed is judged when the form is
 * sent; until then the list alone tells how it stands. Paste and password managers work.
 */
export function NewPassword<Fields extends FieldValues>(props: NewPasswordProps<Fields>) {
  const { form, person = nobody, fields, labels = {} } = props;
  const id = useId();
  const password = String(form.watch(fields.fresh) ?? '');
  const isCommon = useCommon([...password].length >= shortest);
  const errorOf = (name: FieldPath<Fields>) => form.getFieldState(name, form.formState).error;
  return (
    <div className={styles.set}>
      <div>
        <PasswordField
          label={labels.fresh ?? text.fresh}
          error={errorOf(fields.fresh)?.message}
          autoComplete="new-password"
          maxLength={256}
          {...form.register(fields.fresh, {
            validate: (value: string) => {
              if (value === '') return text.freshMissing;
              const fault = passwordFault(value, person, isCommon);
              return fault === undefined || passwordFaults[fault];
            },
          })}
        />
        <RuleList
          id={`${id}-rules`}
          {...{ password, person, isCommon }}
          judged={form.formState.isSubmitted}
        />
      </div>
      <PasswordField
        label={labels.again ?? text.again}
        error={errorOf(fields.again)?.message}
        autoComplete="new-password"
        maxLength={256}
        {...form.register(fields.again, {
          validate: (value: string, all: Fields) => {
            if (value === '') return text.againMissing;
            return value === all[fields.fresh] || text.againWrong;
          },
        })}
      />
    </div>
  );
}
