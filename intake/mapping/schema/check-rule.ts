/** Whether a rule can fill its column: what it names is there, and of a kind that fits. */
import { Refusal, textReader } from '../../decode/fields.ts';
import type { Column, ColumnKind, Subject } from '../../layout.ts';
import type { FormatKind } from '../format/format.ts';
import { mappingReasons as reasons } from '../mapping.text.ts';
import type { Sources } from '../mapping.ts';
import { textColumns } from '../text-columns.ts';
import type { MappingDocument, Path } from './document.ts';
import type { RuleText } from './schema.ts';
import { Scope } from './scope.ts';

export interface RulePlace {
  readonly document: MappingDocument;
  readonly path: Path;
  readonly column: Column;
  readonly subject: Subject;
  readonly scope: Scope;
  readonly sources: Sources;
}

/** The one key that says what kind of rule it is; the others belong to one of these. */
const mains = [
  'from',
  'value',
  'first',
  'sum',
  'text',
  'ordinal',
  'running',
  'total',
  'count',
] as const;
export type RuleKind = (typeof mains)[number];

const companions: Readonly<Record<RuleKind, readonly (keyof RuleText)[]>> = {
  from: ['codes', 'otherwise'],
  value: [],
  first: ['codes', 'otherwise'],
  sum: ['minus'],
  text: [],
  ordinal: [],
  running: ['sign', 'within'],
  total: ['of', 'on', 'only', 'optional'],
  count: ['of', 'on', 'only', 'optional'],
};

/** What kind of rule it is; undefined where that is unclear. */
export function ruleKind(rule: RuleText): RuleKind | undefined {
  const given = mains.filter((main) => rule[main] !== undefined);
  return given.length === 1 ? given[0] : undefined;
}

const texts: readonly FormatKind[] = ['text', 'member-no', 'national-id', 'whole'];
/** Kinds of a core that can fill a column of ours, without a code list. */
export const fitting: Readonly<Record<ColumnKind, readonly FormatKind[]>> = {
  text: [...texts, 'year', 'rate'],
  member_no: ['member-no', 'text'],
  agency_no: ['text', 'whole'],
  account_no: texts,
  contract_no: texts,
  national_id: ['national-id', 'text'],
  day: ['day'],
  month: ['month', 'day'],
  year: ['year', 'day', 'month'],
  amount: ['amount'],
  total: ['amount'],
  rate: ['rate'],
  whole: ['whole'],
  sign: ['text', 'whole'],
  flag: ['text', 'whole'],
};

function mustFit({ document, path, column, scope }: RulePlace, name: string): void {
  const kind = scope.kindOf(name);
  if (kind === undefined) document.fault(path, reasons.unknownColumn(name, scope.source.name));
  else if (kind !== 'unclear' && !fitting[column.kind].includes(kind)) {
    document.fault(path, reasons.kindsDiffer(name, kind, column.name, column.kind));
  }
}

/** A constant must be one that the intake would take, written as our layout writes it. */
function mustBeTaken({ document, column }: RulePlace, path: Path, value: string): void {
  const read = textReader(column)(value);
  if (read instanceof Refusal)
    document.fault(path, reasons.constant(value, column.name, read.reason));
}

function mustBeThere({ document, scope }: RulePlace, path: Path, name: string): void {
  if (!scope.kindOf(name)) document.fault(path, reasons.unknownColumn(name, scope.source.name));
}

function checkCodes(place: RulePlace, rule: RuleText, names: readonly string[]): void {
  const { document, path } = place;
  for (const [theirs, ours] of Object.entries(rule.codes ?? {})) {
    mustBeTaken(place, [...path, 'codes', theirs], ours);
  }
  if (rule.otherwise !== undefined) mustBeTaken(place, [...path, 'otherwise'], rule.otherwise);
  for (const name of names) {
    if (rule.codes === undefined) mustFit(place, name);
    else mustBeThere(place, path, name);
  }
  if (rule.codes === undefined && rule.otherwise !== undefined) {
    document.fault([...path, 'otherwise'], reasons.otherwiseAlone);
  }
}

/** Columns of ours that the rule counts by or adds up: they must be filled in the same part. */
function checkOwn({ document, path, subject }: RulePlace, names: readonly string[]): void {
  for (const name of names) {
    if (subject.columns.some((column) => column.name === name)) continue;
    document.fault(path, reasons.noSuchColumn(name, subject.file));
  }
}

function checkAggregate(place: RulePlace, rule: RuleText): void {
  const { document, path, sources, column } = place;
  const source = sources.get(rule.of ?? '');
  if (!source || !rule.on) {
    document.fault(path, rule.on ? reasons.unknownSource(rule.of ?? '') : reasons.needsOn);
    return;
  }
  const theirs = new Scope(source, []);
  const columns = [...Object.keys(rule.on), ...Object.keys(rule.only ?? {})];
  for (const name of columns) {
    if (!theirs.kindOf(name)) document.fault(path, reasons.unknownColumn(name, source.name));
  }
  for (const here of Object.values(rule.on)) mustBeThere(place, path, here);
  const kind = rule.total === undefined ? 'whole' : theirs.kindOf(rule.total);
  if (kind !== column.kind && kind !== 'unclear') {
    document.fault(
      path,
      reasons.kindsDiffer(rule.total ?? '', kind ?? '', column.name, column.kind),
    );
  }
}

/** Tells what is wrong with the rule of one column. */
export function checkRule(place: RulePlace, rule: RuleText): void {
  const { document, path, column } = place;
  const kind = ruleKind(rule);
  if (kind === undefined) {
    document.fault(path, reasons.oneRule(mains));
    return;
  }
  const extra = Object.keys(rule).filter(
    (key) => key !== kind && !companions[kind].includes(key as keyof RuleText),
  );
  if (extra.length > 0) document.fault([...path, extra[0] ?? ''], reasons.notWith(extra, kind));
  if (kind === 'from') checkCodes(place, rule, [rule.from ?? '']);
  else if (kind === 'first') checkCodes(place, rule, rule.first ?? []);
  else if (kind === 'value') mustBeTaken(place, path, rule.value ?? '');
  else if (kind === 'sum') {
    for (const name of [...(rule.sum ?? []), ...(rule.minus ?? [])]) mustFit(place, name);
    if (column.kind !== 'amount' && column.kind !== 'whole')
      document.fault(path, reasons.onlyNumbers);
  } else if (kind === 'text') {
    for (const name of textColumns(rule.text ?? '')) mustBeThere(place, path, name);
  } else if (kind === 'ordinal') {
    checkOwn(place, rule.ordinal ?? []);
    if (column.kind !== 'whole') document.fault(path, reasons.onlyNumbers);
  } else if (kind === 'running') {
    checkOwn(place, [rule.running ?? '', rule.sign ?? rule.running ?? '', ...(rule.within ?? [])]);
    if (column.kind !== 'amount') document.fault(path, reasons.onlyNumbers);
  } else checkAggregate(place, rule);
}
