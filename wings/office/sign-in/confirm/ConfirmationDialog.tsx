import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { DigitsField } from '../../../../kit/field/DigitsField.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { words } from '../../../../kit/words.text.ts';
import { passkeyText } from '../../../../parts/passkey/passkey.text.ts';
import { usePasskeySupport } from '../../../../parts/passkey/support.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { PasskeyConfirm } from '../passkey/PasskeyConfirm.tsx';
import { confirmSession } from './confirm.api.ts';
import { text } from './confirm.text.ts';
import type { OwnFactors } from './own-factors.ts';

interface ConfirmationDialogProps {
  /** What the person has; undefined: nothing is challenge. */
  readonly factors: OwnFactors | undefined;
  /** True: the second factor was proven; false: they turned back. */
  readonly onDone: (isConfirmed: boolean) => void;
}

interface Fields {
  totp: string;
}

/** Asks for a passkey or the authenticator's code before a dangerous action goes on (D-37). */
export function ConfirmationDialog({ factors, onDone }: ConfirmationDialogProps) {
  const call = useCall();
  const id = useId();
  const support = usePasskeySupport();
  const form = useForm<Fields>({ defaultValues: { totp: '' } });
  const { errors, isSubmitting } = form.formState;
  /** Whoever has no authenticator is asked for no code of one. */
  const passkeyAlone = factors?.passkey === true && !factors.code;

  async function send(fields: Fields) {
    try {
      await call(confirmSession, fields, { manner: 'silent' });
      done(true);
    } catch (error) {
      const { totp } = failureOf(error).fields;
      // Whatever was wrong, this code is of no use any more.
      form.reset();
      if (totp) form.setError('totp', { message: totp });
      else refuse(error);
      form.setFocus('totp');
    }
  }
  function done(isConfirmed: boolean) {
    form.reset();
    onDone(isConfirmed);
  }
  const cancel = () => done(false);
  function refuse(error: unknown) {
    form.setError('root', { message: failureOf(error).text || words.cannotConnect });
  }
  const passkey =
    factors?.passkey && support === 'yes' ? (
      <PasskeyConfirm alone={passkeyAlone} onDone={() => done(true)} onRefused={refuse} />
    ) : null;

  return (
    <Dialog
      open={factors !== undefined}
      onClose={cancel}
      title={text.title}
      actions={
        <>
          {passkeyAlone ? (
            passkey
          ) : (
            <Button look="primary" type="submit" form={id} busy={isSubmitting} busyText={text.busy}>
              {text.confirm}
            </Button>
          )}
          <Button onClick={cancel}>{text.cancel}</Button>
        </>
      }
    >
      <form id={id} onSubmit={form.handleSubmit(send)} noValidate>
        <Stack gap="4">
          <p>{text.why}</p>
          {passkeyAlone ? null : passkey}
          {passkeyAlone && support !== 'yes' ? (
            <Alert kind="warn">{passkeyText[support]}</Alert>
          ) : null}
          {errors.root?.message ? (
            <Alert kind="no" title={text.failed} alert>
              {errors.root.message}
            </Alert>
          ) : null}
          {passkeyAlone ? null : (
            <DigitsField
              label={text.code}
              hint={text.codeHint}
              error={errors.totp?.message}
              autoComplete="one-time-code"
              maxLength={6}
              {...form.register('totp', {
                validate: (value) => value.length === 6 || text.codeMissing,
              })}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
