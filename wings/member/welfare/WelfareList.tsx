import { HeartHandshake, Inbox, ScrollText } from 'lucide-react';
import { useId } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import { MoneyFact } from '../../../parts/statement/MoneyFact.tsx';
import { Pager } from '../../../parts/statement/Pager.tsx';
import { StatementPage } from '../../../parts/statement/StatementPage.tsx';
import { ReceivedLine, RequestLine } from './ClaimLine.tsx';
import type { readWelfare } from './welfare.api.ts';
import styles from './welfare.module.css';
import { text } from './welfare.text.ts';
import { addressOf } from './welfare-address.ts';

type Welfare = DataOf<typeof readWelfare>;

interface WelfareListProps {
  readonly welfare: Welfare;
  /** The page of the list that the address names. */
  readonly page: string | undefined;
}

const icons = { 1: HeartHandshake, 2: Inbox, 3: ScrollText } as const;

/** How many lines the tab's list has. */
export const linesOf = ({ received, requests, rights }: Welfare): number =>
  (received ?? requests ?? rights ?? []).length;

/** Lines of one tab. */
export function WelfareList({ welfare, page }: WelfareListProps) {
  const { curKey, received, requests, rights, next, prev } = welfare;
  if (rights) {
    return (
      <ul className={styles.rights} aria-label={text.tabs[3]}>
        {rights.map((right) => (
          <li key={right.type}>
            <RightCard right={right} />
          </li>
        ))}
      </ul>
    );
  }
  const to = (cursor: string | null) =>
    cursor === null ? undefined : addressOf({ curKey, page: cursor });
  return (
    <StatementPage page={page}>
      <Panel kind="list" label={text.tabs[curKey]}>
        <ul aria-label={text.captions[curKey === '2' ? 2 : 1]}>
          {received?.map((one) => (
            <ReceivedLine key={one.request_no} claim={one} />
          ))}
          {requests?.map((one) => (
            <RequestLine key={one.request_no} claim={one} />
          ))}
        </ul>
      </Panel>
      <Pager label={text.pages} newer={to(prev)} older={to(next)} />
    </StatementPage>
  );
}

/** What would be under a tab without lines. */
export function NoWelfare({ curKey }: { readonly curKey: Welfare['curKey'] }) {
  const rights = <ButtonLink to={addressOf({ curKey: '3' })}>{text.seeRights}</ButtonLink>;
  return (
    <EmptyPanel
      icon={icons[curKey]}
      title={text.empty[curKey]}
      actions={curKey === '3' ? undefined : rights}
    >
      {text.emptyHint[curKey]}
    </EmptyPanel>
  );
}

type Right = NonNullable<DataOf<typeof readWelfare>['rights']>[number];

/** One kind of welfare: its rule, its limit, its time, its papers. */
function RightCard({ right }: { readonly right: Right }) {
  const id = useId();
  const { type, rule_text, max_amount, deadline_days, documents } = right;
  return (
    <article className={styles.right} aria-labelledby={id}>
      <h2 id={id}>
        <Whole of={type} />
      </h2>
      <p>
        <Whole of={rule_text} />
      </p>
      <Facts kind="tight">
        <MoneyFact label={text.max} amount={max_amount} />
        <Fact label={text.deadlineLabel}>
          {deadline_days === null ? text.noDeadline : text.days(deadline_days)}
        </Fact>
      </Facts>
      {documents.length === 0 ? null : (
        <div className={styles.documents}>
          <Muted small>{text.documents}</Muted>
          <ul>
            {documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}
