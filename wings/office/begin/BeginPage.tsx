import { useState } from 'react';
import { readBegin } from '../../../api/office/office.api.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { RecoveryCodes } from '../../../parts/authenticator/RecoveryCodes.tsx';
import { PlainBar } from '../../../shell/frame/bar/PlainBar.tsx';
import { SiteFooter } from '../../../shell/frame/footer/SiteFooter.tsx';
import { Masthead } from '../../../shell/frame/Masthead.tsx';
import { Page } from '../../../shell/frame/Page.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useSite } from '../../../shell/site/site.ts';
import { Splash } from '../../../shell/splash/Splash.tsx';
import styles from './begin.module.css';
import { text } from './begin.text.ts';
import { KeyForm } from './KeyForm.tsx';
import { PersonForm, type Prepared } from './PersonForm.tsx';

/** `/office/begin`: the first admin of a store, by the code that its start printed. */
export function BeginPage() {
  const names = useSite();
  const query = useApiQuery(readBegin, {});
  const [prepared, setPrepared] = useState<Prepared>();
  const [back, setBack] = useState<Prepared>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (query.state === 'fetching' && !codes) return <Splash text={text.splash} logo={names.logo} />;
  return (
    <Page>
      <Masthead names={names} home="/office" />
      <PlainBar label={text.bar} name={text.bar} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Wrap>
          {codes ? (
            <Done codes={codes} />
          ) : query.data?.open ? (
            <div className={styles.card}>
              <h1>{text.title}</h1>
              <p className={styles.lead}>{text.lead}</p>
              {prepared ? (
                <KeyForm
                  prepared={prepared}
                  onBack={() => {
                    setBack(prepared);
                    setPrepared(undefined);
                  }}
                  onDone={setCodes}
                />
              ) : (
                <PersonForm typed={back?.person} onPrepared={setPrepared} />
              )}
            </div>
          ) : query.data ? (
            <NoMatch title={text.gone} hint={text.goneHint} to="/office" back={text.signIn} />
          ) : (
            <Panel>
              <Failed title={text.away} onRetry={query.retry} home="/office">
                {text.awayHint}
              </Failed>
            </Panel>
          )}
        </Wrap>
      </main>
      <SiteFooter office />
    </Page>
  );
}

/** The ten codes that stand in for a lost telephone, shown here and nowhere again; the way on. */
function Done({ codes }: { readonly codes: readonly string[] }) {
  return (
    <div className={styles.card}>
      <h1>{text.created}</h1>
      <div className={styles.codes}>
        <RecoveryCodes codes={codes} />
        <div>
          <ButtonLink look="primary" to={officeRooms.firstSteps.path}>
            {text.onward}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
