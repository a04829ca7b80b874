import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../../kit/button/Button.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { failureOf } from '../../../../kit/feed/failure.ts';
import { PasswordField } from '../../../../kit/field/PasswordField.tsx';
import { Say } from '../../../../kit/say/Say.tsx';
import { useMemberSession } from '../../../../kit/session/member-session.ts';
import { words } from '../../../../kit/words.text.ts';
import { revealText as text } from './reveal.text.ts';
import type { Reveal } from './use-reveal.ts';

interface Fields {
  password: string;
}

/** Asks for the password once more, and says what was wrong with it. */
export function RevealDialog({ asking, cancel, prove }: Reveal) {
  const { user } = useMemberSession();
  const form = useForm<Fields>({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const id = useId();

  async function send({ password }: Fields) {
    try {
      await prove(password);
      form.reset();
    } catch (refusal) {
      const { fields, text: said } = failureOf(refusal);
      const message = fields.password;
      if (message) form.setError('password', { message }, { shouldFocus: true });
      else form.setError('root', { message: said || words.cannotConnect });
    }
  }
  function close() {
    form.reset();
    cancel();
  }

  return (
    <Dialog
      open={asking !== undefined}
      onClose={close}
      title={asking ? text.title(asking) : null}
      actions={
        <>
          <Button look="primary" type="submit" form={id} busy={isSubmitting} busyText={text.busy}>
            {text.submit}
          </Button>
          <Button onClick={close}>{text.cancel}</Button>
        </>
      }
    >
      <p>{text.why}</p>
      {errors.root ? (
        <Say kind="no" title={text.failed} alert>
          {errors.root.message}
        </Say>
      ) : null}
      <form id={id} onSubmit={form.handleSubmit(send)} noValidate>
        {/* Tells a password manager whose password this is. */}
        <input
          type="text"
          autoComplete="username"
          value={user?.membership_no ?? ''}
          readOnly
          hidden
        />
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
