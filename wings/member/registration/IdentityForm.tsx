import { useForm } from 'react-hook-form';
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
import { Whole } from '../../../kit/text/Whole.tsx';
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

const bareId = (typed: string): string => asciiDigits(typed).replace(/[\s-]/g, '');

/** Who somebody is: number, card, birthday. Each is judged here by public rules alone. */
export function IdentityForm({ flow, typed, onTyped, steps }: IdentityFormProps) {
  const { phone } = useSite();
  const { data } = useApiQuery(calls[flow].read, {});
  const form = useForm<Identity>({ defaultValues: typed });
  const { errors, isSubmitting } = form.formState;

  async function send(fields: Identity) {
    const identity = { ...fields, id_card: bareId(fields.id_card) };
    onTyped(fields);
    const wrong = Object.entries(await steps.ask(identity));
    for (const [at, [name, message]] of wrong.entries()) {
      form.setError(name as keyof Identity, { message }, { shouldFocus: at === 0 });
    }
  }

  return (
    <form className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
      <p>
        <Whole of={text[flow].lead} />
      </p>
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
        <TextField
          label={text.idCard}
          hint={text.idCardHint}
          error={errors.id_card?.message}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          {...form.register('id_card', {
            required: text.idCardMissing,
            validate: (value) => isNationalId(bareId(value)) || faults.idCard,
            onBlur: ({ target }) => {
              // Grouped when the hand has left it: nothing moves under whoever types.
              const bare = bareId(target.value);
              if (/^\d{13}$/.test(bare)) form.setValue('id_card', formatNationalId(bare));
            },
          })}
        />
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
        {text.next}
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
