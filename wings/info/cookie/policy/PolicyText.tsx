import { FileClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Failed } from '../../../../kit/blank/Failed.tsx';
import { NotFound } from '../../../../kit/blank/NotFound.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import type { Feed } from '../../../../kit/feed/use-feed.ts';
import { isMissing, useFeed } from '../../../../kit/feed/use-feed.ts';
import { Html } from '../../../../kit/html/Html.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Go } from '../../../../kit/link/Go.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Say } from '../../../../kit/say/Say.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import { readPolicy } from '../cookie.api.ts';
import styles from '../cookie.module.css';
import { Paper } from './Paper.tsx';
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
  const [query] = useSearchParams();
  const feed = useFeed(readPolicy, policyInput(kind, query));
  const { data } = feed;
  if (isMissing(feed)) return <NotFound />;
  if (data === undefined) {
    return (
      <Paper title={title} sub={text.version}>
        <Missing feed={feed} title={title} />
      </Paper>
    );
  }
  const [newest] = data.versions;
  const isOld = newest !== undefined && newest.version !== data.version;
  return (
    <Paper title={data.title} sub={<Since {...data} />}>
      {isOld ? (
        <Say kind="warn" title={text.old}>
          <Go to={path}>{text.toNewest(newest.version)}</Go>
        </Say>
      ) : null}
      {lead}
      <Panel label={data.title}>
        <Html html={data.body_html} className={styles.body} />
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
            <Go
              to={`${path}?version=${one.version}`}
              aria-current={one.version === policy.version ? 'page' : undefined}
            >
              <Since {...one} />
            </Go>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Missing({ feed, title }: { readonly feed: Feed<Policy>; readonly title: string }) {
  return (
    <Panel>
      {feed.state === 'failure' ? (
        <Failed title={text.failed(title)} refCode={feed.ref} onRetry={feed.retry}>
          {text.failedSay}
        </Failed>
      ) : (
        <Loading what={text.loading(title)}>
          <SkeletonLines count={3} />
        </Loading>
      )}
    </Panel>
  );
}
