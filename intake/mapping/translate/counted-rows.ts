/** Rows that a sum or a count is made of: one whose key nobody has would count nowhere. */
import type { Column } from '../../layout.ts';
import { sourceReasons as reasons } from '../mapping.text.ts';
import type { MappedSource, MappedSubject, Part } from '../mapping.ts';
import type { RuleText } from '../schema/schema.ts';
import { type Checking, nameOfFile, tell } from './checking.ts';
import { all, asText, joinedTables, wanted } from './expression.ts';
import { tableOf } from './tables.ts';

/** A rule of one column and the part whose rows it fills. */
interface Counting {
  readonly part: Part;
  readonly rule: RuleText;
}

interface Found {
  /** Some row counts. */
  readonly isMet: boolean;
  /** Some row that must count does not. */
  readonly isLost: boolean;
  /** There are rows on both sides. */
  readonly isAsked: boolean;
}

const own = (source: MappedSource) => ({ from: source, joins: [] });
const anyOf = (conditions: readonly string[]): string => conditions.join(' OR ') || 'false';

/** Each row of the source, beside it the keys that each part asks for: `w0`, `w1` … */
function tables(source: MappedSource, counting: readonly Counting[]): string {
  const wantedKeys = counting.map(({ part, rule: { on = {} } }, index) => {
    const here = Object.values(on).map((name, at) => `${asText(part, name)} AS h${at}`);
    const same = Object.keys(on).map(
      (name, at) => `w${index}.h${at} = ${asText(own(source), name)}`,
    );
    return `LEFT JOIN (SELECT DISTINCT ${here.join(', ')} FROM ${joinedTables(part)}
      WHERE ${wanted(part)}) w${index} ON ${same.join(' AND ')}`;
  });
  return [`${tableOf(source)} m`, ...wantedKeys].join('\n');
}

/** Conditions on the rows of `tables`. */
function conditions(source: MappedSource, counting: readonly Counting[]) {
  const counts = ({ rule }: Counting) => all(own(source), rule.only ?? {});
  return {
    /** It is to count somewhere. */
    counts: anyOf(counting.map(counts)),
    /** It must count somewhere. */
    mustCount: anyOf(counting.filter(({ rule }) => !rule.optional).map(counts)),
    /** It does. */
    isMet: anyOf(counting.map((one, index) => `(${counts(one)} AND w${index}.h0 IS NOT NULL)`)),
  };
}

async function checkCounting(
  checking: Checking,
  place: string,
  source: MappedSource,
  counting: readonly Counting[],
): Promise<void> {
  const rows = tables(source, counting);
  const { counts, mustCount, isMet } = conditions(source, counting);
  const ours = counting.map(
    ({ part }) => `SELECT FROM ${joinedTables(part)} WHERE ${wanted(part)}`,
  );
  const { rows: found } = await checking.session.query<Found>(
    `SELECT coalesce(bool_or(${isMet}), false) AS "isMet",
       coalesce(bool_or((${mustCount}) AND NOT (${isMet})), false) AS "isLost",
       coalesce(bool_or(${counts}), false)
         AND (${anyOf(ours.map((query) => `EXISTS (${query})`))}) AS "isAsked"
     FROM ${rows}`,
  );
  const { isMet: isAnyMet = false, isLost = false, isAsked = false } = found[0] ?? {};
  const [first] = counting;
  const { on = {} } = first?.rule ?? {};
  const column = Object.keys(on).join(', ');
  const mayAllMiss = counting.every(({ rule }) => rule.optional === 'any');
  const from = [...new Set(counting.map(({ part }) => part.from.name))].join(', ');
  if (!isAnyMet && !mayAllMiss && (isLost || isAsked)) {
    const isOptional = counting.every(({ rule }) => rule.optional);
    const reason = reasons.nothingCounted(source.name, from, place, isOptional);
    checking.faults.add(nameOfFile(checking, source, undefined), 1, column, reason);
  } else if (isLost) {
    const keys = Object.keys(on).map((name) => asText(own(source), name));
    const query = `SELECT m.f, m.l, concat_ws(' ', ${keys.join(', ')}) AS v FROM ${rows}
      WHERE (${mustCount}) AND NOT (${isMet})`;
    const reason = (key: string) => reasons.countedNowhere(from, key, place);
    await tell(checking, source, query, (key) => ({ column, reason: reason(key) }));
  }
}

/** What makes two columns count the same rows in the same way. */
const sameness = (source: MappedSource, parts: readonly Part[], counting: readonly Counting[]) =>
  JSON.stringify([
    source.index,
    counting.map(({ part, rule: { on, only, optional } }) => [
      parts.indexOf(part),
      ...[on, only, optional],
    ]),
  ]);

/** Tells rows that no sum or count of a column takes although it should; each kind of row once. */
export async function checkCounted(checking: Checking, mapped: MappedSubject): Promise<void> {
  const { subject, parts } = mapped;
  const checked = new Set<string>();
  const ruleOf = (part: Part, column: Column) => part.rules.get(column);
  for (const column of subject.columns) {
    for (const source of checking.mapping.sources) {
      const counting = parts.flatMap((part) => {
        const rule = ruleOf(part, column);
        return rule?.of === source.name ? [{ part, rule }] : [];
      });
      const key = sameness(source, parts, counting);
      if (counting.length === 0 || checked.has(key)) continue;
      checked.add(key);
      await checkCounting(checking, `${subject.name} ${column.name}`, source, counting);
    }
  }
}
