/** What the core calls that which fills a column of ours: for whoever has its file before them. */
import { type Part, splitName } from './mapping.ts';
import type { RuleText } from './schema/schema.ts';
import { textColumns } from './text-columns.ts';

function heading({ from, joins }: Part, name: string): string {
  const { alias, column } = splitName(name);
  const source = joins.find((join) => join.alias === alias)?.source ?? from;
  return source.columns.find((one) => one.name === column)?.heading ?? column;
}

/** Headings that the rule reads, `+` between them; '' of a constant or a number of our own. */
export function nameOf(part: Part, rule: RuleText): string {
  const names = [
    ...(rule.from === undefined ? [] : [rule.from]),
    ...(rule.first ?? []),
    ...(rule.sum ?? []),
    ...(rule.minus ?? []),
    ...textColumns(rule.text ?? ''),
  ];
  return names.map((name) => heading(part, name)).join(' + ');
}
