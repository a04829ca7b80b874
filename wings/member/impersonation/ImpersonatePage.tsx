import { CloudOff, Eye, Link2Off } from 'lucide-react';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Buttons } from '../../../kit/button/Buttons.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { PlainBar } from '../../../shell/frame/bar/PlainBar.tsx';
import { SiteFooter } from '../../../shell/frame/footer/SiteFooter.tsx';
import { Masthead } from '../../../shell/frame/Masthead.tsx';
import { Page } from '../../../shell/frame/Page.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { useSite } from '../../../shell/site/site.ts';
import styles from './impersonate.module.css';
import { text } from './impersonate.text.ts';
import { type Step, useImpersonation } from './use-impersonation.ts';

/** `/member/impersonate#…` (R040): says who is about to see whose portal, and waits for a click. */
export function ImpersonatePage() {
  const step = useImpersonation();
  return (
    <Page>
      <Masthead names={useSite()} />
      <PlainBar label={text.bar} back={{ to: '/office', name: text.bar }} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Wrap>
          <PageHeading title={text.title} />
          <Panel className={styles.sheet}>
            <Now step={step} />
          </Panel>
        </Wrap>
      </main>
      <SiteFooter />
    </Page>
  );
}

const back = <ButtonLink to={officeRooms.help.path}>{text.back}</ButtonLink>;

function Now({ step }: { readonly step: Step }) {
  switch (step.at) {
    case 'asking':
      return (
        <Loading what={text.wait}>
          <SkeletonLines count={3} />
        </Loading>
      );
    case 'none':
    case 'over':
      return (
        <div role="alert">
          <EmptyState icon={Link2Off} title={text[step.at].title} actions={back}>
            {text[step.at].message}
          </EmptyState>
        </div>
      );
    case 'away':
      return (
        <div role="alert">
          <EmptyState
            icon={CloudOff}
            title={text.away.title}
            actions={
              <Button look="primary" onClick={step.again}>
                {text.away.again}
              </Button>
            }
          >
            {text.away.message}
          </EmptyState>
        </div>
      );
    default:
      return <Confirmation step={step} />;
  }
}

/** Who, whom, and what follows; nothing is opened before the click. */
function Confirmation({ step }: { readonly step: Extract<Step, { at: 'known' | 'opening' }> }) {
  const { helper, name, membership_no } = step.facts;
  return (
    <>
      <Facts>
        <Fact label={text.who}>{helper}</Fact>
        <Fact label={text.whom}>{name}</Fact>
        <Fact label={text.memberNo}>{membership_no}</Fact>
      </Facts>
      <div className={styles.note}>
        <Alert>{text.note}</Alert>
      </div>
      <Buttons>
        <Button
          look="primary"
          icon={Eye}
          busy={step.at === 'opening'}
          busyText={text.opening}
          onClick={step.open}
        >
          {text.open}
        </Button>
        {back}
      </Buttons>
    </>
  );
}
