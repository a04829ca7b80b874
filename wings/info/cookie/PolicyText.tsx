import { FileClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { PolicyBody } from '../../../parts/policy/PolicyBody.tsx';
import type { QueryResult } from '../../../shell/query/use-api-query.ts';
import { isMissing, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { NotFound } from '../../../shell/status-screen/NotFound.tsx';
import { readPolicy } from './cookie.api.ts';
import styles from './cookie.module.css';
import { PolicyChange } from './PolicyChange.tsx';
import { Paper } from './PolicyPanel.tsx';
import { policyText as text } from './policy.text.ts';
import { type PolicyInput, policyInput } from './policy-address.ts';

type Policy = DataOf<typeof readPolicy>;

interface PolicyTextProps {
  readonly kind: PolicyInput['kind'];
  /** Address of the page. */
  readonly path: string;
  /** Its title until the text has come. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** What belongs to the version in force and comes after its words. */
  readonly children: ReactNode;
}

/** A text with versions: the one in force, or the one that the address names (D-19). */
export function PolicyText({ kind, path, title, lead, children }: PolicyTextProps) {
  const [params] = useSearchParams();
  const query = useApiQuery(readPolicy, policyInput(kind, params));
  const { data } = query;
  if (isMissing(query)) return <NotFound />;
  if (data === undefined) {
    return (
      <Paper title={title} sub={text.version}>
        <Missing query={query} title={title} />
      </Paper>
    );
  }
  const [newest] = data.versions;
  const isOld = newest !== undefined && newest.version !== data.version;
  return (
    <Paper title={data.title} sub={<Since {...data} />}>
      {isOld ? (
        <Alert kind="warn" title={text.old}>
          <Link to={path}>{text.toNewest(newest.version)}</Link>
        </Alert>
      ) : null}
      {lead}
      <PolicyChange policy={data} path={path} />
      <Panel label={data.title}>
        <PolicyBody html={data.body_html} />
      </Panel>
      {isOld ? null : children}
      <Versions policy={data} path={path} />
    </Paper>
  );
}

function Since({ version, effective_on }: Pick<Policy, 'version' | 'effective_on'>) {
  return (
    <>
      {text.since(version)} <ThaiDate day={effective_on} long />
    </>
  );
}

/** All versions, so that whoever answered under an older one can read it. */
function Versions({ policy, path }: { readonly policy: Policy; readonly path: string }) {
  return (
    <section className={styles.versions}>
      <h2>
        <Icon of={FileClock} size="s" /> {text.versions}
      </h2>
      <ul>
        {policy.versions.map((one) => (
          <li key={one.version}>
            <Link
              to={`${path}?version=${one.version}`}
              aria-current={one.version === policy.version ? 'page' : undefined}
            >
              <Since {...one} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Missing({
  query,
  title,
}: {
  readonly query: QueryResult<Policy>;
  readonly title: string;
}) {
  return (
    <Panel>
      {query.state === 'failure' ? (
        <Failed title={text.failed(title)} refCode={query.ref} onRetry={query.retry}>
          {text.failedHint}
        </Failed>
      ) : (
        <Loading what={text.loading(title)}>
          <SkeletonLines count={3} />
        </Loading>
      )}
    </Panel>
  );
}
