import { HandCoins } from 'lucide-react';
import { Button } from '../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { began } from '../../../kit/progress/page-progress.ts';
import { progressRule } from '../../../kit/progress/progress.ts';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { LedgerSkeleton } from '../../../parts/ledger/LedgerSkeleton.tsx';
import { Emblem } from '../../../shell/emblem/Emblem.tsx';
import { useSite } from '../../../shell/site/site.ts';
import styles from './colors.module.css';
import { text } from './colors.text.ts';

const tryMs = 3000;
const tryProgress = () => setTimeout(began(), tryMs);

/** What a page shows when there is nothing to show, not yet, or not this time. */
export function States() {
  const site = useSite();
  const { progress, states } = text;
  return (
    <>
      <section>
        <h2>{text.sections.states}</h2>
        <div className={styles.spec}>
          <Loading what={states.loadingWhat}>
            <LedgerSkeleton lines={2} />
          </Loading>
          <Panel>
            <EmptyState
              icon={HandCoins}
              title={states.empty}
              actions={<ButtonLink to="/home">{states.emptyAction}</ButtonLink>}
            >
              {states.emptyHint}
            </EmptyState>
          </Panel>
          <Panel>
            <Failed
              title={states.failed}
              refCode={states.ref}
              phone={site.phone}
              onRetry={tryProgress}
            />
          </Panel>
        </div>
      </section>
      <section>
        <h2>{text.sections.progress}</h2>
        <Panel className={styles.stack}>
          <Facts kind="rows">
            <Fact label={progress.minimum}>{progressRule.minimum}</Fact>
            <Fact label={progress.speed}>{progress.ms(progressRule.speedMs)}</Fact>
            <Fact label={progress.trickle}>{progress.ms(progressRule.trickleMs)}</Fact>
            <Fact label={progress.rate}>{progressRule.trickleRate}</Fact>
          </Facts>
          <Button onClick={tryProgress}>{progress.try}</Button>
        </Panel>
      </section>
      <section>
        <h2>{text.sections.emblem}</h2>
        <Panel className={styles.marks}>
          <Emblem className={styles.mark1} src={site.logo} />
          <Emblem className={styles.mark2} src={site.logo} />
          <Emblem className={styles.mark3} src={site.logo} />
          <p>{text.emblem}</p>
        </Panel>
      </section>
    </>
  );
}
