/** What only all files together can show: unlisted codes, missing partners, lost rows. */
import { sourceReasons as reasons } from '../mapping.text.ts';
import type { MappedSubject, Part } from '../mapping.ts';
import { nameOf } from '../rule-names.ts';
import { type Checking, nameOfFile, tell } from './checking.ts';
import { checkCounted } from './counted-rows.ts';
import { all, asText, codedText, joinedTables, literals, some, wanted } from './expression.ts';
import { tableOf } from './tables.ts';

async function checkCodes(
  checking: Checking,
  { subject }: MappedSubject,
  part: Part,
): Promise<void> {
  for (const [column, rule] of part.rules) {
    if (!rule.codes || rule.otherwise !== undefined) continue;
    const listed = [...Object.keys(rule.codes), ...(column.optional ? [''] : [])];
    const text = codedText(part, rule);
    const query = `SELECT m.f, m.l, ${text} AS v FROM ${joinedTables(part)}
      WHERE ${wanted(part)} AND ${text} NOT IN (${literals(listed)})`;
    const name = reasons.column(nameOf(part, rule), column.name);
    await tell(checking, part.from, query, (value) => ({
      column: name,
      reason: reasons.code(value, `${subject.name} ${column.name}`, column.oneOf),
    }));
  }
}

/** A partner may be missing, but not of all rows that name one: then it is the wrong column. */
async function mustMeetSomebody(checking: Checking, part: Part, index: number): Promise<void> {
  const join = part.joins[index];
  if (!join) return;
  const [theirs, ours] = [Object.keys(join.on), Object.values(join.on)];
  const filled = ours.map((name) => `${asText(part, name)} IS NOT NULL`).join(' AND ');
  const rows = `FROM ${joinedTables(part)} WHERE ${wanted(part)} AND ${filled}`;
  const { rows: found } = await checking.session.query<{ isApart: boolean }>(
    `SELECT EXISTS (SELECT FROM ${tableOf(join.source)}) AND EXISTS (SELECT ${rows})
       AND NOT EXISTS (SELECT ${rows} AND j${index}.l IS NOT NULL) AS "isApart"`,
  );
  if (!found[0]?.isApart) return;
  const reason = reasons.noPartners(join.source.name, theirs, part.from.name, ours);
  checking.faults.add(nameOfFile(checking, part.from, undefined), 1, ours.join(', '), reason);
}

async function checkPartners(checking: Checking, part: Part): Promise<void> {
  for (const [index, { source, on, optional, alias }] of part.joins.entries()) {
    if (optional) {
      await mustMeetSomebody(checking, part, index);
      continue;
    }
    const names = Object.values(on);
    const key = names.map((name) => `coalesce(${asText(part, name)}, '')`).join(` || ' ' || `);
    const query = `SELECT m.f, m.l, ${key} AS v FROM ${joinedTables(part)}
      WHERE ${wanted(part)} AND j${index}.l IS NULL`;
    await tell(checking, part.from, query, (value) => ({
      column: names.join(', '),
      reason: reasons.noPartner(source.name || alias, value),
    }));
  }
}

/** A row that is joined to must be one: two would make two rows of each that asks for them. */
async function checkUniquePartners(checking: Checking): Promise<void> {
  const checked = new Set<string>();
  for (const { joins } of checking.mapping.subjects.flatMap(({ parts }) => parts)) {
    for (const { source, on } of joins) {
      const names = Object.keys(on);
      const name = `${source.index} ${names.join(' ')}`;
      if (checked.has(name)) continue;
      checked.add(name);
      const keys = names.map((one) => asText({ from: source, joins: [] }, one));
      const filled = keys.map((key) => `${key} IS NOT NULL`).join(' AND ');
      const query = `SELECT m.f, m.l, m.v FROM (
          SELECT m.f, m.l, concat_ws(' ', ${keys.join(', ')}) AS v,
            row_number() OVER (PARTITION BY ${keys.join(', ')} ORDER BY m.f, m.l) AS n
          FROM ${tableOf(source)} m WHERE ${filled}) m WHERE m.n > 1`;
      await tell(checking, source, query, (value) => ({
        column: names.join(', '),
        reason: reasons.partnerTwice(value),
      }));
    }
  }
}

const isOwn = ({ only, except }: Part): boolean =>
  [...Object.keys(only), ...Object.keys(except)].every((name) => !name.includes('.'));

/** A row that every part leaves out by its `only` would vanish without a word. */
async function checkNothingLost(checking: Checking): Promise<void> {
  for (const source of checking.mapping.sources) {
    const parts = checking.mapping.subjects
      .flatMap((subject) => subject.parts)
      .filter(({ from }) => from === source);
    if (parts.length === 0 || !parts.every(isOwn)) continue;
    if (parts.some(({ only }) => Object.keys(only).length === 0)) continue;
    const names = [...new Set(parts.flatMap(({ only }) => Object.keys(only)))];
    const own = { from: source, joins: [] };
    const known = parts.map((part) => `(${all(own, part.only)}) OR (${some(own, part.except)})`);
    const value = names.map((name) => asText(own, name)).join(', ');
    const query = `SELECT m.f, m.l, concat_ws(' ', ${value}) AS v FROM ${tableOf(source)} m
      WHERE NOT (${known.join(' OR ')})`;
    const column = names.join(', ');
    await tell(checking, source, query, (text) => ({
      column,
      reason: reasons.nobody(`${column} “${text}”`),
    }));
  }
}

/** Tells all of it; nothing is written of files that have such faults. */
export async function checkSources(checking: Checking): Promise<void> {
  await checkUniquePartners(checking);
  await checkNothingLost(checking);
  for (const subject of checking.mapping.subjects) {
    for (const part of subject.parts) {
      await checkPartners(checking, part);
      await checkCodes(checking, subject, part);
    }
    await checkCounted(checking, subject);
  }
}
