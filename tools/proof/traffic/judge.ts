/** Looks at an answer to a member as a stranger to the server's code: whose is it, is it so? */
import type { Answer } from './client.ts';
import { type Facts, type MemberFacts, sumOfDto } from './facts.ts';
import type { Finding } from './tally.ts';

// biome-ignore lint/suspicious/noExplicitAny: an answer is read as it comes
type Json = any;

const thai = /[\u0E00-\u0E7F]/;

/** Every text in an answer, whatever holds it. */
export function* textsIn(value: Json): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one);
  else if (value !== null && typeof value === 'object')
    for (const one of Object.values(value)) yield* textsIn(one);
}

function parsed(answer: Answer): Json {
  try {
    return JSON.parse(answer.body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** An answer that is no success: turned away as it should be, or failed. */
export function judgeRefusal(answer: Answer): Finding {
  const { status, reason, headers } = answer;
  if (status === 0) return { verdict: 'failed', why: reason };
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  const body = isPage ? undefined : parsed(answer);
  const words = isPage ? answer.body.toString('utf8') : String(body?.message ?? '');
  const enveloped = isPage || (body?.rc_code === '0' && typeof body?.data?.ref === 'string');
  if (!thai.test(words) || !enveloped) {
    return { verdict: 'failed', why: `${status} without a Thai sentence in its envelope` };
  }
  const isExcess = (status === 503 || status === 429) && Number(headers['retry-after']) > 0;
  const why = `${status} ${body?.data?.code ?? ''}`.trim();
  return { verdict: isExcess ? 'refused' : 'failed', why };
}

/** A marker of another member that this one may not see. */
function foreignIn(body: Json, { memberNo }: MemberFacts, facts: Facts): string | undefined {
  const allowed = facts.mayAlsoSee.get(memberNo);
  for (const text of textsIn(body)) {
    const owner = facts.ownerOf.get(text);
    if (owner !== undefined && owner !== memberNo && !allowed?.has(text)) return text;
  }
  return undefined;
}

/** What does not tie out, in words; undefined: all does. */
type Look = (data: Json, own: MemberFacts) => string | undefined;

const differs = (what: string, shown: unknown, told: unknown): string | undefined =>
  shown === told ? undefined : `${what} ${shown}, the records say ${told}`;

/** Shown ones are of the records with their balance, and no open one is left out. */
function accounts(
  shown: readonly { readonly no: string; readonly balance: string }[],
  own: MemberFacts['loans'],
): string | undefined {
  for (const { no, balance } of shown) {
    const fault = differs(no, balance, own.find((one) => one.no === no)?.balance);
    if (fault) return fault;
  }
  const left = own.find(({ no, open }) => open && !shown.some((one) => one.no === no));
  return left && `${left.no} is not shown`;
}

const openSum = (own: MemberFacts['loans']): string =>
  sumOfDto(own.filter(({ open }) => open).map(({ balance }) => balance));

const looks: Readonly<Record<string, Look>> = {
  '/api/member/status': (data, own) =>
    differs('number', data.membership_no, own.memberNo) ??
    differs('first name', data.first_name, own.firstName) ??
    differs('last name', data.last_name, own.lastName) ??
    differs('shares', data.totals?.share, own.share) ??
    differs('loans', data.totals?.loan, openSum(own.loans)) ??
    differs('deposits', data.totals?.deposit, openSum(own.deposits)),
  '/api/member/share': (data, own) => {
    const lines: Json[] = data.lines ?? [];
    const [newest] = lines;
    const shown = newest && `${newest.seq} ${newest.balance}`;
    const gap = lines.findIndex((line, at) => {
      const before = lines[at + 1];
      if (before === undefined) return false;
      const moved = line.sign_flag < 0 ? `-${line.amount}` : line.amount;
      return sumOfDto([before.balance, moved]) !== line.balance;
    });
    return (
      differs('shares', data.head?.share_value_total, own.share) ??
      differs('newest line', shown, own.newestShare) ??
      (gap < 0 ? undefined : `line ${lines[gap].seq} is not the one before and its amount`)
    );
  },
  '/api/member/deposit': (data, own) =>
    accounts(
      (data.accounts ?? []).map(({ account_no: no, balance }: Json) => ({ no, balance })),
      own.deposits,
    ) ?? differs('deposits', data.total_balance, openSum(own.deposits)),
  '/api/member/loan': (data, own) =>
    accounts(
      (data.loans ?? []).map(({ contract_no: no, principal_balance: balance }: Json) => ({
        ...{ no, balance },
      })),
      own.loans,
    ),
  '/api/member/kep': (data, own) => {
    const rows: Json[] = data.collections ?? [];
    const shown = rows.map(({ year_be: year, month, seq_no: seq, billed, collected }) => {
      const day = `${year - 543}-${String(month).padStart(2, '0')}`;
      return `${day}/${seq} ${billed} ${collected}`;
    });
    const at = shown.findIndex((row, index) => row !== own.collections[index]);
    if (at >= 0) return differs('month', shown[at], own.collections[at]);
    return rows.length === 0 && own.collections.length > 0 ? 'no month is shown' : undefined;
  },
  '/api/member/coll': (data, own) =>
    accounts(
      (data.given ?? []).map(({ contract_no: no, seq, guaranteed_amount: balance }: Json) => ({
        ...{ no: `${no}/${seq}`, balance },
      })),
      own.given,
    ),
  '/api/member/dividend': (data, own) => {
    const years: Json[] = (data.years ?? []).filter(({ published }: Json) => published);
    for (const { year_be: year, net } of years) {
      const fault = differs(String(year), net, own.dividends.get(String(year)));
      if (fault) return fault;
    }
    return years.length === 0 && own.dividends.size > 0 ? 'no year is shown' : undefined;
  },
};

/** Whether an answer is this member's, whole, and what the records say. */
export function judgeMember(answer: Answer, path: string, memberNo: string, facts: Facts): Finding {
  const own = facts.members.get(memberNo);
  if (own === undefined) throw new Error(`nothing is known of ${memberNo}`);
  const body = parsed(answer);
  // A refusal that shows somebody else's is no refusal.
  const foreign = foreignIn(body, own, facts);
  if (foreign !== undefined) return { verdict: 'wrong', why: `${path} shows another’s ${foreign}` };
  if (answer.status !== 200) return judgeRefusal(answer);
  if (body?.rc_code !== '1') return { verdict: 'wrong', why: `${path}: 200 without an answer` };
  const fault = looks[path]?.(body.data ?? {}, own);
  return fault === undefined
    ? { verdict: 'right' }
    : { verdict: 'wrong', why: `${path}: ${fault}` };
}
