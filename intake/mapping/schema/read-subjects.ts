/** Subjects of a mapping: which sources make our files, and how each column of ours is filled. */
import { type Column, type Subject, subjects } from '../../layout.ts';
import { mappingReasons as reasons } from '../mapping.text.ts';
import type { Join, MappedSubject, Part, Sources } from '../mapping.ts';
import { checkRule } from './check-rule.ts';
import type { MappingDocument, Path } from './document.ts';
import { partSchema, type RuleText, ruleSchema } from './schema.ts';
import { Scope } from './scope.ts';

type PartText = NonNullable<ReturnType<typeof readText>>;
const readText = (document: MappingDocument, value: unknown, path: Path) =>
  document.read(partSchema, value, path);

interface Reading {
  readonly document: MappingDocument;
  readonly sources: Sources;
  readonly subject: Subject;
  readonly path: Path;
}

function readJoins({ document, sources, path }: Reading, text: PartText): readonly Join[] {
  return Object.entries(text.join ?? {}).flatMap(([alias, { source: name, on, optional }]) => {
    const source = sources.get(name ?? alias);
    if (source) return [{ alias, source, on, optional: optional ?? false }];
    document.fault([...path, 'join', alias], reasons.unknownSource(name ?? alias));
    return [];
  });
}

function checkJoins({ document, path }: Reading, joins: readonly Join[], scope: Scope): void {
  for (const { alias, source, on } of joins) {
    for (const [theirs, here] of Object.entries(on)) {
      const own = [...path, 'join', alias, 'on', theirs];
      if (!new Scope(source, []).kindOf(theirs)) {
        document.fault(own, reasons.unknownColumn(theirs, source.name));
      }
      const kind = scope.kindOf(here);
      if (kind === undefined) document.fault(own, reasons.joinColumn(here));
    }
  }
}

function readRules(reading: Reading, text: PartText, scope: Scope): ReadonlyMap<Column, RuleText> {
  const { document, subject, path, sources } = reading;
  const rules = new Map<Column, RuleText>();
  for (const [name, value] of Object.entries(text.columns)) {
    const own = [...path, 'columns', name];
    const column = subject.columns.find((one) => one.name === name);
    if (!column) {
      document.fault(own, reasons.noSuchColumn(name, subject.file));
      continue;
    }
    const rule = document.read(
      ruleSchema,
      typeof value === 'string' ? { from: value } : value,
      own,
    );
    if (!rule) continue;
    checkRule({ document, path: own, column, subject, scope, sources }, rule);
    rules.set(column, rule);
  }
  const missing = subject.columns.filter(
    ({ name, optional }) => !optional && !(name in text.columns),
  );
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name);
    document.fault([...path, 'columns'], reasons.missingColumns(subject.file, names));
  }
  return rules;
}

function readPart(reading: Reading, value: unknown): Part | undefined {
  const { document, sources, path } = reading;
  const text = readText(document, value, path);
  if (!text) return undefined;
  const from = sources.get(text.from);
  if (!from) {
    document.fault([...path, 'from'], reasons.unknownSource(text.from));
    return undefined;
  }
  const joins = readJoins(reading, text);
  const scope = new Scope(from, joins);
  checkJoins(reading, joins, scope);
  const { only = {}, except = {}, sort = ['line'] } = text;
  for (const [key, filter] of Object.entries({ only, except })) {
    for (const column of Object.keys(filter)) {
      if (scope.kindOf(column)) continue;
      document.fault([...path, key, column], reasons.unknownColumn(column, from.name));
    }
  }
  for (const column of sort) {
    if (scope.kindOf(column)) continue;
    document.fault([...path, 'sort'], reasons.unknownColumn(column, from.name));
  }
  return { from, joins, only, except, sort, rules: readRules(reading, text, scope) };
}

/** Rules that look at the rows of all parts together: they must be the same in each. */
const overAll = (rule: RuleText | undefined): RuleText | null =>
  rule && (rule.ordinal || rule.running) ? rule : null;

function readSubject(reading: Reading, value: unknown): readonly Part[] {
  const { document, path, subject } = reading;
  if (!Array.isArray(value)) {
    document.fault(path, reasons.partList);
    return [];
  }
  const parts = value.flatMap(
    (part, index) => readPart({ ...reading, path: [...path, index] }, part) ?? [],
  );
  const [first] = parts;
  if (parts.some(({ sort }) => sort.length !== first?.sort.length)) {
    document.fault(path, reasons.sortLengths);
  }
  for (const column of subject.columns) {
    const rules = parts.map(({ rules }) => JSON.stringify(overAll(rules.get(column))));
    if (new Set(rules).size > 1) document.fault(path, reasons.overAllDiffers(column.name));
  }
  return parts;
}

/** All subjects of the layout; one that the core does not have is an empty list in the mapping. */
export function readSubjects(
  document: MappingDocument,
  text: Readonly<Record<string, unknown>>,
  sources: Sources,
): readonly MappedSubject[] {
  for (const name of Object.keys(text)) {
    if (subjects.some((subject) => subject.name === name)) continue;
    document.fault(['subjects', name], reasons.noSuchSubject(name));
  }
  const missing = subjects.filter(({ name }) => !(name in text)).map(({ name }) => name);
  if (missing.length > 0) document.fault(['subjects'], reasons.missingSubjects(missing));
  return subjects.map((subject) => {
    const path = ['subjects', subject.name];
    const value = text[subject.name] ?? [];
    return { subject, parts: readSubject({ document, sources, subject, path }, value) };
  });
}
