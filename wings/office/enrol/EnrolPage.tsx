import { CloudOff, Link2Off, MonitorX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { officePaths } from '../../../api/office/office-paths.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { RecoveryCodes } from '../../../parts/authenticator/RecoveryCodes.tsx';
import { PlainBar } from '../../../shell/frame/bar/PlainBar.tsx';
import { SiteFooter } from '../../../shell/frame/footer/SiteFooter.tsx';
import { Masthead } from '../../../shell/frame/Masthead.tsx';
import { Page } from '../../../shell/frame/Page.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { Choice } from './Choice.tsx';
import styles from './enrol.module.css';
import { text } from './enrol.text.ts';
import { type Step, useEnrolment } from './use-enrolment.ts';

/** `/office/enrol#…`: a member of staff makes their own credentials, once. */
export function EnrolPage() {
  const [step, actions] = useEnrolment();
  return (
    <Page>
      <Masthead names={useSite()} home={officePaths.home} />
      <PlainBar label={text.bar} name={text.bar} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Wrap>
          <PageHeading
            title={step.at === 'done' ? text.done.title : text.title}
            sub={step.at === 'open' ? text.lead(step.link.name) : undefined}
          />
          <Now step={step} actions={actions} />
        </Wrap>
      </main>
      <SiteFooter office />
    </Page>
  );
}

type Actions = ReturnType<typeof useEnrolment>[1];

function Now({ step, actions }: { readonly step: Step; readonly actions: Actions }) {
  switch (step.at) {
    case 'asking':
      return (
        <Panel>
          <Loading what={text.wait}>
            <SkeletonLines count={3} />
          </Loading>
        </Panel>
      );
    case 'none':
    case 'over':
      return <Stop icon={Link2Off} words={text[step.at]} />;
    case 'elsewhere':
    case 'away':
      return (
        <Stop icon={step.at === 'away' ? CloudOff : MonitorX} words={text[step.at]}>
          <Button look="primary" onClick={actions.open}>
            {text[step.at].again}
          </Button>
        </Stop>
      );
    case 'done':
      return <Done codes={step.codes} />;
    default:
      return <Choice link={step.link} onDone={actions.done} onLost={actions.lost} />;
  }
}

interface StopProps {
  readonly icon: typeof CloudOff;
  readonly words: { readonly title: string; readonly message: string };
  readonly children?: React.ReactNode;
}

function Stop({ icon, words, children }: StopProps) {
  return (
    <Panel>
      <div role="alert">
        <EmptyState icon={icon} title={words.title} actions={children}>
          {words.message}
        </EmptyState>
      </div>
    </Panel>
  );
}

/** What was made, and the way in. Recovery codes are shown here and nowhere again. */
function Done({ codes }: { readonly codes: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [isPasskey] = useState(codes.length === 0);
  useEffect(() => box.current?.focus(), []);
  return (
    <Panel>
      <div ref={box} tabIndex={-1} className={styles.steps}>
        {isPasskey ? (
          <Alert kind="ok" title={text.done.title}>
            {text.done.passkey}
          </Alert>
        ) : (
          <RecoveryCodes codes={codes} />
        )}
        <div>
          <ButtonLink look="primary" to={officePaths.home}>
            {text.done.office}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}
