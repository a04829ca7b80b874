/** What happened lately, of the records and of the account, put in one order (D-05). */
import { readAgent } from '../../../../core/browser/agent.ts';
import { toDtoBaht } from '../../../../core/satang.ts';
import { buddhistYear, toBuddhistYear } from '../../../../core/thai-date.ts';
import type { LateEvent } from '../../../../records/figures/lately.ts';
import { by } from '../../../../records/pages/order.ts';
import type { AccountNews } from '../../../../records/sign-in/account-news.ts';
import { lateKinds } from './lately.api.ts';

/** So many fit beside this month without pushing the balances away. */
const most = 5;

const refs: Readonly<Record<LateEvent['kind'], (event: LateEvent) => string>> = {
  RECEIPT: ({ of, seq }) => `${buddhistYear(of)}/${Number(of.slice(5, 7))}/${seq}`,
  INTEREST: ({ of }) => of,
  RATE: ({ of }) => of,
  DIVIDEND: ({ of }) => String(toBuddhistYear(Number(of))),
};

const recorded = (event: LateEvent) => ({
  kind: event.kind,
  on: event.on,
  amount: event.satang === null ? null : toDtoBaht(event.satang),
  rate: event.rate,
  name: event.name,
  ref: refs[event.kind](event),
});

/** Chrome · Android; null of a browser that does not say what it is. */
function agentName(agent: string): string | null {
  const { browser, system } = readAgent(agent);
  return [browser ?? [], system ?? []].flat().join(' · ') || null;
}

const happened = ({ kind, on, name }: AccountNews) => ({
  ...{ kind, on, amount: null, rate: null, ref: null },
  name: kind === 'BROWSER' ? agentName(name) : name,
});

/** The same day a year before: what is older did not happen lately. */
const aYearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

interface Known {
  readonly events: readonly LateEvent[];
  readonly news: readonly AccountNews[];
  /** A look of staff: from which browsers a member comes is not for them. */
  readonly isHelped: boolean;
  readonly asOf: string;
}

/**
 * At most five, the newest first, of one day in the order of their kinds. Sign-ins of one day in
 * browsers of one name are one.
 */
export function latelyOf({ events, news, isHelped, asOf }: Known) {
  const since = aYearBefore(asOf);
  const ownNews = news.filter(({ kind }) => !(isHelped && kind === 'BROWSER'));
  const all = [...ownNews.map(happened), ...events.map(recorded)];
  const unique = new Map(all.map((one) => [JSON.stringify(one), one]));
  return [...unique.values()]
    .filter(({ on }) => on >= since)
    .toSorted(by(({ on, kind, ref }) => `${on} ${9 - lateKinds.indexOf(kind)} ${ref ?? ''}`))
    .toReversed()
    .slice(0, most);
}
