import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { landingPath, memberReturnPath } from '../../../api/return-path.ts';
import { readTerms } from '../../../api/terms/terms.api.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { words } from '../../../kit/words.text.ts';
import { TermsSince } from '../../../parts/terms/TermsSince.tsx';
import { TermsText } from '../../../parts/terms/TermsText.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { failureOf } from '../../../shell/query/failure.ts';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { type Agreement, AgreementForm, type Refusal } from './AgreementForm.tsx';
import { TermsChange } from './TermsChange.tsx';
import { acceptTerms } from './terms.api.ts';
import styles from './terms.module.css';
import { text } from './terms.text.ts';

/** `/member/welcome` (R055): the terms in force, to be read and accepted before anything else. */
export function WelcomePage() {
  const query = useApiQuery(readTerms, {});
  const call = useCall();
  const navigate = useNavigate();
  const { state: luggage } = useLocation();
  const [refusal, setRefusal] = useState<Refusal>();
  // Above the text: what was chosen stays while a newer version is fetched.
  const form = useForm<Agreement>({ defaultValues: { agree: false, marketing: false } });

  async function send(version: string, { marketing }: Agreement) {
    setRefusal(undefined);
    try {
      const choice = marketing ? ({ marketing } as const) : {};
      await call(acceptTerms, { version, ...choice }, { manner: 'silent' });
    } catch (error) {
      const { code, text: message } = failureOf(error);
      const newer = code === 'conflict';
      setRefusal({ newer, message: message || words.cannotConnect });
      if (!newer) return;
      // Nobody has read the new one yet.
      form.setValue('agree', false);
      query.retry();
      return;
    }
    await navigate(memberReturnPath(luggage) ?? landingPath, { replace: true });
  }

  return (
    <QueryPage
      query={query}
      title={text.welcome.title}
      sub={text.welcome.lead}
      loading={text.loading}
      skeleton={<PanelSkeleton count={6} />}
      failed={text.failed}
      failedHint={text.failedHint}
    >
      {(data) => (
        <Panel
          className={styles.terms}
          title={data.title}
          end={
            <p>
              <TermsSince {...data} />
            </p>
          }
        >
          <div className={styles.reading}>
            <TermsChange terms={data} />
            <TermsText body_html={data.body_html} />
          </div>
          <AgreementForm
            form={form}
            refusal={refusal}
            onSend={(agreement) => send(data.version, agreement)}
          />
        </Panel>
      )}
    </QueryPage>
  );
}
