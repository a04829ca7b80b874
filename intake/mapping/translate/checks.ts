/** What only all files together can show: unlisted codes, missing partners, lost rows. */
import { sourceReasons as reasons } from '../mapping.text.ts';
import { type Join, type MappedSubject, type Part, splitName } from '../mapping.ts';
import { nameOf } from '../rule-names.ts';
import type { Values } from '../schema/schema.ts';
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
    if (optional === 'any') continue;
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

/** The parts of a source as one, each alias behind the number of its part: `0 PERSON`. */
function together(parts: readonly Part[]) {
  const joins: Join[] = [];
  const filters = parts.map((part, number) => {
    const named = (name: string) =>
      part.joins.some(({ alias }) => alias === splitName(name).alias) ? `${number} ${name}` : name;
    for (const { on, ...join } of part.joins) {
      const keys = Object.entries(on).map(([theirs, here]) => [theirs, named(here)]);
      joins.push({ ...join, alias: `${number} ${join.alias}`, on: Object.fromEntries(keys) });
    }
    const renamed = (filter: Values): Values =>
      Object.fromEntries(Object.entries(filter).map(([name, values]) => [named(name), values]));
    return { only: renamed(part.only), except: renamed(part.except) };
  });
  return { joins, filters };
}

/** A row that every part leaves out by its `only` would vanish without a word. */
async function checkNothingLost(checking: Checking): Promise<void> {
  for (const source of checking.mapping.sources) {
    const parts = checking.mapping.subjects
      .flatMap((subject) => subject.parts)
      .filter(({ from }) => from === source);
    if (parts.length === 0) continue;
    if (parts.some(({ only }) => Object.keys(only).length === 0)) continue;
    const { joins, filters } = together(parts);
    const filtered = filters.flatMap(({ only, except }) => Object.keys({ ...only, ...except }));
    const isJoined = filtered.some((name) => splitName(name).alias !== '');
    const names = { from: source, joins: isJoined ? joins : [] };
    const known = filters.map(
      ({ only, except }) => `(${all(names, only)}) OR (${some(names, except)})`,
    );
    // Of a column that several parts name, what the first of them finds there is shown.
    const deciding = new Map<string, string>();
    for (const [index, { only }] of parts.entries()) {
      const renamed = Object.keys(filters[index]?.only ?? {});
      for (const [at, name] of Object.keys(only).entries()) {
        if (!deciding.has(name)) deciding.set(name, asText(names, renamed[at] ?? name));
      }
    }
    const query = `SELECT m.f, m.l, concat_ws(' ', ${[...deciding.values()].join(', ')}) AS v
      FROM ${joinedTables(names)} WHERE NOT (${known.join(' OR ')})`;
    const column = [...deciding.keys()].join(', ');
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
