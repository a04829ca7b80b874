import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { readTerms } from '../../../api/terms/terms.api.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../kit/skeleton/SkeletonBar.tsx';
import { NewPassword } from '../../../parts/password/NewPassword.tsx';
import { TermsText } from '../../../parts/terms/TermsText.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useSite } from '../../../shell/site/site.ts';
import styles from './registration.module.css';
import { text } from './registration.text.ts';
import type { RegistrationState, useRegistration } from './use-registration.ts';

interface PasswordFormProps {
  readonly memberNo: string;
  readonly state: Extract<RegistrationState, { step: 'password' }>;
  readonly steps: ReturnType<typeof useRegistration>;
}

interface Fields {
  mem_password: string;
  again: string;
  agree: boolean;
}

/** The password, and the terms where they are not accepted yet. */
export function PasswordForm({ memberNo, state, steps }: PasswordFormProps) {
  const { coopNameTH, coopNameEN } = useSite();
  const { ticket, terms, isNewer = false } = state;
  const form = useForm<Fields>({ defaultValues: { mem_password: '', again: '', agree: false } });
  const { isSubmitting } = form.formState;

  async function send({ mem_password }: Fields) {
    const terms_version = terms?.version ?? null;
    const wrong = await steps.finish({ ticket, mem_password, terms_version });
    if (wrong.mem_password) {
      form.setError('mem_password', { message: wrong.mem_password }, { shouldFocus: true });
    }
    if (wrong.terms_version) {
      form.setValue('agree', false);
      form.setError('agree', { message: wrong.terms_version });
    }
  }

  return (
    <form className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
      <h2 ref={focusOnMount} tabIndex={-1}>
        {text.passwordTitle}
      </h2>
      <input type="hidden" name="username" autoComplete="username" value={memberNo} readOnly />
      <NewPassword
        form={form}
        person={{ memberNo, coopNames: [coopNameTH, coopNameEN] }}
        fields={{ fresh: 'mem_password', again: 'again' }}
      />
      {terms ? (
        <>
          <Terms key={terms.version} {...terms} takesFocus={isNewer} />
          <Agree form={form} />
        </>
      ) : null}
      <Button look="primary" type="submit" block busy={isSubmitting} busyText={text.saveBusy}>
        {text.save}
      </Button>
    </form>
  );
}

/** A part of its own: fields are gone through in the order in which they were first drawn. */
function Agree({ form }: { readonly form: UseFormReturn<Fields> }) {
  return (
    <Checkbox
      error={form.formState.errors.agree?.message}
      {...form.register('agree', { required: text.mustAgree })}
    >
      {text.agree}
    </Checkbox>
  );
}

const focusOnMount = (title: HTMLElement | null) => title?.focus();

interface TermsProps {
  readonly version: string;
  readonly title: string;
  /** Newer ones came while somebody was at work: they are led to them. */
  readonly takesFocus: boolean;
}

function Terms({ version, title, takesFocus }: TermsProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.terms}>
      <h3 ref={head} tabIndex={-1}>
        {title}
      </h3>
      <Text version={version} />
    </div>
  );
}

function Text({ version }: { readonly version: string }) {
  const { phone } = useSite();
  const { state, data, ref, retry } = useApiQuery(readTerms, { version });
  if (state === 'failure') {
    return <Failed title={text.termsFailed} refCode={ref} onRetry={retry} phone={phone} />;
  }
  if (data) return <TermsText body_html={data.body_html} />;
  return (
    <Loading what={text.termsLoading}>
      <SkeletonBar width="80" />
    </Loading>
  );
}
