import type { ReactNode } from 'react';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useLastData } from '../query/use-last-data.ts';
import { QueryContent, type QueryContentProps } from './QueryContent.tsx';

/** A part of the page, or a function of the query's last data (see `useLastData`). */
type Part<Data> = ReactNode | ((cached: Data | undefined) => ReactNode);

interface QueryPageProps<Data> extends Omit<QueryContentProps<Data>, 'skeleton'> {
  /** `BackLink` to the page above. */
  readonly back?: ReactNode;
  readonly title: Part<Data>;
  /** Line below the title; `asOfLine` where figures speak of a day. */
  readonly sub?: Part<Data>;
  /** Link or button at the far end of the heading, in every state. */
  readonly action?: ReactNode;
  /** In its place, a control of the content: it goes where the content could not be had. */
  readonly control?: Part<Data>;
  /** Between heading and content, in every state; what it knows stays while a filter is applied. */
  readonly intro?: Part<Data>;
  readonly skeleton: Part<Data>;
  /** Below the content, in every state. */
  readonly below?: ReactNode;
  /** Arranges everything below the heading. */
  readonly className?: string | undefined;
}

const rendered = <Data,>(part: Part<Data>, cached: Data | undefined): ReactNode =>
  typeof part === 'function' ? part(cached) : part;

/**
 * A page around one query: heading, introduction, then skeleton, failure, empty panel or content.
 * While the query is asked again with another filter, heading and introduction keep what is known.
 */
export function QueryPage<Data>(props: QueryPageProps<Data>) {
  const { back, title, sub, action, control, intro, skeleton, below, className, ...content } =
    props;
  const cached = useLastData(content.query);
  const hasFailed = content.query.state === 'failure';
  const body = (
    <>
      {rendered(intro, cached)}
      <QueryContent {...content} skeleton={rendered(skeleton, cached)} />
      {below}
    </>
  );
  return (
    <>
      <PageHeading
        back={back}
        title={rendered(title, cached)}
        sub={rendered(sub, cached)}
        end={action ?? (hasFailed ? undefined : rendered(control, cached))}
      />
      {className === undefined ? body : <div className={className}>{body}</div>}
    </>
  );
}
