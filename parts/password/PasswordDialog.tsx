import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../kit/alert/Alert.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { PasswordField } from '../../kit/field/PasswordField.tsx';
import { words } from '../../kit/words.text.ts';
import { failureOf } from '../../shell/query/failure.ts';
import { againText as text } from './again.text.ts';

interface Fields {
  password: string;
}

interface PasswordDialogProps {
  readonly open: boolean;
  /** What was typed is forgotten. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What the password is for. */
  readonly children: ReactNode;
  readonly submit: { readonly name: string; readonly busy: string };
  /** Above what the server says when it refuses something else than the password. */
  readonly failed: string;
  /** Tells a password manager whose password this is. */
  readonly userName: string;
  /** Does it; rejected, it is told here, and what was typed stays. */
  readonly onProve: (password: string) => Promise<unknown>;
}

/** Asks for the password once more, and says what was wrong with it. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { open, onClose, title, children, submit, failed, userName, onProve } = props;
  const form = useForm<Fields>({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const id = useId();

  async function send({ password }: Fields) {
    try {
      await onProve(password);
      form.reset();
    } catch (refusal) {
      const { fields, text: sentence } = failureOf(refusal);
      const message = fields.password;
      if (message) form.setError('password', { message }, { shouldFocus: true });
      else form.setError('root', { message: sentence || words.cannotConnect });
    }
  }
  function close() {
    form.reset();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button look="primary" type="submit" form={id} busy={isSubmitting} busyText={submit.busy}>
            {submit.name}
          </Button>
          <Button onClick={close}>{text.cancel}</Button>
        </>
      }
    >
      {children}
      {errors.root ? (
        <Alert kind="no" title={failed} alert>
          {errors.root.message}
        </Alert>
      ) : null}
      <form id={id} onSubmit={form.handleSubmit(send)} noValidate>
        <input type="text" autoComplete="username" value={userName} readOnly hidden />
        <PasswordField
          label={text.password}
          error={errors.password?.message}
          autoComplete="current-password"
          maxLength={256}
          {...form.register('password', { required: text.missing })}
        />
      </form>
    </Dialog>
  );
}
