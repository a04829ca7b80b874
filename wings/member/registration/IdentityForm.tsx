import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { paths } from '../../../api/paths.ts';
import {
  asciiDigits,
  canonicalMembershipNumber,
  padMembershipNumber,
} from '../../../core/membership-number.ts';
import { formatNationalId, isNationalId } from '../../../core/national-id.ts';
import { readBirthDate } from '../../../core/typed/birth-date.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { DigitsField } from '../../../kit/field/DigitsField.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { CaptchaLine } from '../../../parts/captcha/CaptchaLine.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useSite } from '../../../shell/site/site.ts';
import { calls, type Flow } from './registration.api.ts';
import styles from './registration.module.css';
import { faults, text } from './registration.text.ts';
import type { Identity, useRegistration } from './use-registration.ts';

interface IdentityFormProps {
  readonly flow: Flow;
  readonly typed: Identity;
  readonly onTyped: (typed: Identity) => void;
  readonly steps: ReturnType<typeof useRegistration>;
}

/** As it stands in the fields. */
interface Fields extends Identity {
  readonly id_card: string;
}

const bareId = (typed: string): string => asciiDigits(typed).replace(/[\s-]/g, '');

/** Who somebody is: number, card, birthday. Each is judged here by public rules alone. */
export function IdentityForm({ flow, typed, onTyped, steps }: IdentityFormProps) {
  const { phone } = useSite();
  const { data } = useApiQuery(calls[flow].read, {}, { unseen: true });
  const [hasId, setHasId] = useState(typed.id_card !== null);
  const form = useForm<Fields>({ defaultValues: { ...typed, id_card: typed.id_card ?? '' } });
  const { errors, isSubmitting } = form.formState;

  async function send(fields: Fields) {
    const identity = { ...fields, id_card: hasId ? bareId(fields.id_card) : null };
    onTyped(hasId ? fields : identity);
    const wrong = Object.entries(await steps.ask(identity));
    for (const [at, [name, message]] of wrong.entries()) {
      form.setError(name as keyof Identity, { message }, { shouldFocus: at === 0 });
    }
  }

  return (
    <form className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
      <p>{text[flow].lead}</p>
      {data?.sms_open === false ? (
        <Alert kind="warn" title={text.smsClosed}>
          {text.smsClosedHow} <Nowrap>{phone}</Nowrap>
        </Alert>
      ) : null}
      <div>
        <DigitsField
          label={text.memberNo}
          hint={text.memberNoHint}
          error={errors.membership_no?.message}
          autoComplete="username"
          maxLength={6}
          {...form.register('membership_no', {
            required: text.memberNoMissing,
            validate: (value) => canonicalMembershipNumber(value) !== undefined || faults.memberNo,
            onBlur: ({ target }) =>
              form.setValue('membership_no', padMembershipNumber(target.value.trim())),
          })}
        />
        {hasId ? <IdCardField form={form} /> : <NoIdCard />}
        <Button look="quiet" small onClick={() => setHasId(!hasId)}>
          {hasId ? text.noIdCard : text.hasIdCard}
        </Button>
        <TextField
          label={text.birthDate}
          hint={text.birthDateHint}
          error={errors.date_of_birth?.message}
          autoComplete="off"
          maxLength={40}
          {...form.register('date_of_birth', {
            required: text.birthDateMissing,
            validate: (value) => readBirthDate(value) !== undefined || faults.birthDate,
          })}
        />
      </div>
      <CaptchaLine state={steps.captcha} />
      <Button look="primary" type="submit" block busy={isSubmitting} busyText={text.nextBusy}>
        {hasId ? text.next : text.nextWithoutId}
      </Button>
      <p className={styles.links}>
        <Link to={paths.memberLogon}>{text.backToSignIn}</Link>
        <Link to={flow === 'register' ? paths.memberForget : paths.memberRegister}>
          {text[flow].other}
        </Link>
      </p>
    </form>
  );
}

/** The thirteen digits, grouped when the hand has left them: nothing moves under whoever types. */
function IdCardField({ form }: { readonly form: UseFormReturn<Fields> }) {
  return (
    <TextField
      label={text.idCard}
      hint={text.idCardHint}
      error={form.formState.errors.id_card?.message}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      {...form.register('id_card', {
        shouldUnregister: true,
        required: text.idCardMissing,
        validate: (value) => isNationalId(bareId(value)) || faults.idCard,
        onBlur: ({ target }) => {
          const bare = bareId(target.value);
          if (/^\d{13}$/.test(bare)) form.setValue('id_card', formatNationalId(bare));
        },
      })}
    />
  );
}

/** What who has no national ID does first: the counter sees their paper and prints a code. */
function NoIdCard() {
  return (
    <div className={styles.without}>
      <Alert kind="info" title={text.counterFirst}>
        {text.counterHow}
      </Alert>
    </div>
  );
}
