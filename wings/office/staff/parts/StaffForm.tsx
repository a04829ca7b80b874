import { type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { staffRoleNames } from '../../../../api/office/office-rooms.text.ts';
import { type StaffRole, staffRoles } from '../../../../api/office/staff-roles.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import { DigitsField } from '../../../../kit/field/DigitsField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { words } from '../../../../kit/words.text.ts';
import { UnsavedGuard } from '../../../../parts/edit-form/UnsavedGuard.tsx';
import { failureOf } from '../../../../shell/query/failure.ts';
import styles from '../staff.module.css';
import { text as all } from '../staff.text.ts';

const text = all.form;

export interface StaffFields {
  staff_login: string;
  name: string;
  roles: StaffRole[];
  membership_no: string;
  /** As typed: numbers with anything between them. */
  relatives: string;
}

export const noStaff: StaffFields = {
  ...{ staff_login: '', name: '', roles: [], membership_no: '', relatives: '' },
};

const names = ['staff_login', 'name', 'membership_no', 'relatives'] as const;

/** The numbers in a line as they were typed. */
export const numbersIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

interface StaffFormProps {
  /** What stands in the form at first; another object fills it anew. */
  readonly before: StaffFields;
  /** Somebody new: the login is asked for. */
  readonly isNew?: boolean;
  /** Of whoever is at the screen: roles are given up here, and never taken. */
  readonly isOwn?: boolean;
  readonly submit: string;
  /** Saves; what it rejects with is told here, and what was typed stays. */
  readonly onSave: (fields: StaffFields) => Promise<unknown>;
  /** Told of a refusal first; true: it is being told elsewhere. */
  readonly onRefused?: (error: unknown, fields: StaffFields) => boolean;
  /** Above the fields. */
  readonly children?: ReactNode;
}

/** Name, roles, own membership and relatives; whoever leaves a changed form is asked. */
export function StaffForm(props: StaffFormProps) {
  const { before, isNew = false, isOwn = false, submit, onSave, onRefused, children } = props;
  const form = useForm<StaffFields>({ defaultValues: before });
  const { errors, isSubmitting, isDirty } = form.formState;
  // It begins with these: filled once more, it would lose what is typed in the first moment.
  const filled = useRef(before);
  useEffect(() => {
    if (filled.current === before) return;
    filled.current = before;
    form.reset(before);
  }, [form, before]);

  async function send(fields: StaffFields) {
    try {
      await onSave(fields);
    } catch (error) {
      if (onRefused?.(error, fields)) return;
      const failure = failureOf(error);
      const faulty = names.filter((name) => failure.fields[name]);
      for (const [at, name] of faulty.entries()) {
        const message = failure.fields[name] ?? '';
        form.setError(name, { message }, { shouldFocus: at === 0 });
      }
      if (faulty.length > 0) return;
      form.setError('root', { message: failure.text || words.cannotConnect });
    }
  }

  return (
    <form className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
      {children}
      {errors.root?.message ? (
        <Alert kind="no" title={text.failed} alert>
          {errors.root.message}
        </Alert>
      ) : null}
      {isNew ? (
        <TextField
          label={text.login}
          hint={text.loginHint}
          error={errors.staff_login?.message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...form.register('staff_login', {
            validate: (value) => /^[a-z][a-z0-9._-]{1,39}$/.test(value) || text.loginWrong,
          })}
        />
      ) : null}
      <TextField
        label={all.name}
        error={errors.name?.message}
        autoComplete="off"
        maxLength={100}
        {...form.register('name', { validate: (value) => value.trim() !== '' || text.nameMissing })}
      />
      <fieldset className={styles.roles}>
        <legend>{all.roles}</legend>
        <p>{isOwn ? text.ownRolesHint : text.rolesHint}</p>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            value={role}
            {...form.register('roles')}
            disabled={isOwn && !before.roles.includes(role)}
          >
            {staffRoleNames[role]}
          </Checkbox>
        ))}
      </fieldset>
      <DigitsField
        label={text.own}
        hint={text.ownHint}
        error={errors.membership_no?.message}
        maxLength={6}
        {...form.register('membership_no')}
      />
      <TextField
        label={text.relatives}
        hint={text.relativesHint}
        error={errors.relatives?.message}
        inputMode="numeric"
        autoComplete="off"
        {...form.register('relatives')}
      />
      <div>
        <Button look="primary" type="submit" busy={isSubmitting} busyText={text.saving}>
          {submit}
        </Button>
      </div>
      <UnsavedGuard isUnsaved={() => isDirty} />
    </form>
  );
}
