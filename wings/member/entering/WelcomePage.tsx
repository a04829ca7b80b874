import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { askedPage, landingPath } from '../../../api/asked-page.ts';
import { Failed } from '../../../kit/blank/Failed.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Check } from '../../../kit/check/Check.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { failureOf } from '../../../kit/feed/failure.ts';
import { useCall } from '../../../kit/feed/use-call.ts';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { Top } from '../../../kit/frame/Top.tsx';
import { Html } from '../../../kit/html/Html.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Say } from '../../../kit/say/Say.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { words } from '../../../kit/words.text.ts';
import { acceptTerms, readTerms } from './entering.api.ts';
import styles from './entering.module.css';
import { text } from './entering.text.ts';

/** `/member/welcome` (R055): the terms in force, to be read and accepted before anything else. */
export function WelcomePage() {
  const { phone } = useSite();
  const { state, data, ref, retry } = useFeed(readTerms, {});
  return (
    <>
      <Top title={text.welcome.title} sub={text.welcome.lead} />
      {state === 'fetching' ? <Bones /> : null}
      {state === 'failure' ? (
        <Panel>
          <Failed title={text.welcome.failed} refCode={ref} onRetry={retry} phone={phone} />
        </Panel>
      ) : null}
      {data ? <Terms {...data} /> : null}
    </>
  );
}

interface TermsProps {
  readonly version: string;
  readonly title: string;
  readonly body_html: string;
  readonly effective_on: string;
}

function Terms({ version, title, body_html, effective_on }: TermsProps) {
  return (
    <Panel
      className={styles.terms}
      title={title}
      end={
        <p>
          {text.welcome.version(version)} {text.welcome.since} <ThaiDate day={effective_on} long />
        </p>
      }
    >
      {/* Longer than its box: whoever reads by keyboard must be able to scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region takes the focus */}
      <section className={styles.text} aria-label={text.welcome.scroll} tabIndex={0}>
        <Html html={body_html} />
      </section>
      <Accept version={version} />
    </Panel>
  );
}

function Accept({ version }: { readonly version: string }) {
  const call = useCall();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [refusal, setRefusal] = useState('');
  const form = useForm({ defaultValues: { agree: false } });

  async function send() {
    setRefusal('');
    try {
      await call(acceptTerms, { version }, { manner: 'silent' });
    } catch (error) {
      setRefusal(failureOf(error).text || words.cannotConnect);
      return;
    }
    await navigate(askedPage(state) ?? landingPath, { replace: true });
  }

  const { errors, isSubmitting } = form.formState;
  return (
    <form className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
      {refusal ? (
        <Say kind="no" title={text.welcome.notAccepted} alert>
          {refusal}
        </Say>
      ) : null}
      <Check
        error={errors.agree?.message}
        {...form.register('agree', { required: text.welcome.mustAgree })}
      >
        {text.welcome.agree}
      </Check>
      <div>
        <Button look="primary" type="submit" busy={isSubmitting} busyText={text.welcome.busy}>
          {text.welcome.submit}
        </Button>
      </div>
    </form>
  );
}

function Bones() {
  return (
    <Loading what={text.welcome.loading}>
      <Panel>
        <Icon of={FileText} size="l" className={styles.quiet} />
        <div className={styles.bones}>
          <Bone width="35" />
          <Bone width="80" />
          <Bone width="65" />
          <Bone width="80" />
          <Bone width="50" />
        </div>
      </Panel>
    </Loading>
  );
}
