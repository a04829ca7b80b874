import { officePaths } from '../../../api/office/office-paths.ts';
import { FactsSkeleton } from '../../../kit/facts/FactsSkeleton.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { failureOf } from '../../../shell/query/failure.ts';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useStoreAnswer } from '../../../shell/query/use-store-answer.ts';
import { FactorsPanel } from './FactorsPanel.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { RecoveryPanel } from './RecoveryPanel.tsx';
import { readCredentials } from './security.api.ts';
import styles from './security.module.css';
import { text } from './security.text.ts';

/** `/office/security`: what one signs in with, and where one is signed in. */
export function SecurityPage() {
  const query = useApiQuery(readCredentials, {});
  const refresh = useRefresh();
  return (
    <QueryPage
      query={query}
      title={text.title}
      sub={text.sub}
      className={styles.panels}
      loading={text.loading}
      skeleton={
        <Panel>
          <FactsSkeleton count={4} />
        </Panel>
      }
      failed={text.failed}
      failedHint={text.failedHint}
      staffHome={officePaths.home}
      below={<OwnSessions />}
    >
      {({ passkeys, has_password, recovery_codes }) => (
        <>
          <PasskeysPanel passkeys={passkeys} onChanged={refresh} />
          <FactorsPanel hasPassword={has_password} onChanged={refresh} />
          {has_password ? <RecoveryPanel left={recovery_codes} onChanged={refresh} /> : null}
        </>
      )}
    </QueryPage>
  );
}

/**
 * Asks again while all that is shown stays: new recovery codes stand among it and are readable
 * nowhere else, and the keyboard keeps its place.
 */
function useRefresh(): () => void {
  const call = useCall();
  const store = useStoreAnswer(readCredentials);
  return () => {
    call(readCredentials, {}, { manner: 'silent' }).then(
      ({ data }) => store(data),
      (error) => notify({ kind: 'error', text: failureOf(error).text || text.failed }),
    );
  };
}
