import { MessagesSquare, PenLine, SearchCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { lazyPart } from '../../../shell/lazy/lazy-part.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { usePageTitle } from '../../../shell/site/page-title.ts';
import { useSite } from '../../../shell/site/site.ts';
import { NotFound } from '../../../shell/status-screen/NotFound.tsx';
import { readCases, readTargets } from './complaints.api.ts';
import styles from './complaints.module.css';
import { demandText as text } from './complaints.text.ts';
import { CaseList } from './list/CaseList.tsx';
import { listInput } from './list/list-address.ts';
import { promiseOf } from './promise.ts';
import { addressOf, type View, viewOf, views } from './tabs.ts';

const icons = { list: MessagesSquare, file: PenLine, track: SearchCheck } as const;

const FilePart = lazyPart(async () => (await import('./form/ComplaintForm.tsx')).FilePart);
const TrackPart = lazyPart(async () => (await import('./TrackPart.tsx')).TrackPart);
const file = <FilePart />;
const track = <TrackPart />;

/** Complaints and suggestions: published cases, a form, look-up by code (R018, D-21). */
export function ComplaintsPage() {
  const [query] = useSearchParams();
  const { title } = useSite().demand;
  usePageTitle(title);
  const view = viewOf(query);
  const cases = useApiQuery(readCases, view === 'list' ? listInput(query) : undefined);
  const targets = useApiQuery(readTargets, {});
  // A filter or a page that no address of ours has.
  if (cases.code === 'bad_input') return <NotFound />;
  return (
    <Wrap className={styles.page}>
      <PageHeading title={title} sub={promiseOf(targets.data)} />
      <Views current={view} />
      {view === 'list' ? <CaseList query={cases} /> : null}
      {view === 'file' ? file : null}
      {view === 'track' ? track : null}
    </Wrap>
  );
}

/** Plain links: they work without script, and each part can be sent to somebody. */
function Views({ current }: { readonly current: View }) {
  return (
    <nav className={styles.views} aria-label={text.views.label}>
      {views.map((view) => (
        <Link key={view} to={addressOf(view)} aria-current={view === current ? 'page' : undefined}>
          <Icon of={icons[view]} size="s" />
          {text.views[view]}
        </Link>
      ))}
    </nav>
  );
}
