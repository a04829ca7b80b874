/** Conditions as Prometheus evaluates them (`docs/alerts.rules.yml`), and as people read them. */
import { alertWords, mendText } from './alerts.text.ts';
import type { Condition, Figure, Measure } from './conditions.ts';

function selectorOf({ metric, labels = {}, begins = {}, except = {} }: Figure): string {
  const matchers = [
    ...Object.entries(labels).map(([name, text]) => `${name}="${text}"`),
    ...Object.entries(begins).map(([name, text]) => `${name}=~"${text}.*"`),
    ...Object.entries(except).map(([name, text]) => `${name}!="${text}"`),
  ];
  return matchers.length === 0 ? metric : `${metric}{${matchers.join(',')}}`;
}

/** What is measured, in PromQL; of a rate also the whole of which enough must have come. */
function measured(measure: Measure): { readonly value: string; readonly enough?: string } {
  if (measure.kind === 'value') return { value: selectorOf(measure.of) };
  if (measure.kind === 'share') {
    return { value: `${selectorOf(measure.of)} / ${selectorOf(measure.over)}` };
  }
  const { of, minutes } = measure;
  const increase = (figure: Figure) => `sum(increase(${selectorOf(figure)}[${minutes}m]))`;
  if (measure.kind === 'growth') return { value: increase(of) };
  const { over, least } = measure;
  const whole = over.map(increase).join(' + ');
  return { value: `${increase(of)} / (${whole})`, enough: `(${whole}) >= ${least}` };
}

/** `< 0.03`. */
export function limitOf({ above, below }: Condition): string {
  return above === undefined ? `< ${below}` : `> ${above}`;
}

export function expressionOf(condition: Condition): string {
  const { value, enough } = measured(condition.measure);
  const compared = `${value} ${limitOf(condition)}`;
  return enough === undefined ? compared : `(${compared}) and (${enough})`;
}

const duration = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60}m` : `${seconds}s`;

function ruleOf(condition: Condition): string {
  const { name, severity, forSeconds } = condition;
  const { title, about, mend } = alertWords[name];
  return [
    `      - alert: Sahakon${name}`,
    `        expr: ${JSON.stringify(expressionOf(condition))}`,
    `        for: ${duration(forSeconds)}`,
    '        labels:',
    `          severity: ${severity}`,
    '        annotations:',
    `          summary: ${JSON.stringify(title)}`,
    `          description: ${JSON.stringify(`${about} ${mendText(mend)}`)}`,
  ].join('\n');
}

/** A rules file; its texts are JSON, which YAML reads as they are. */
export const rulesFile = (conditions: readonly Condition[]): string => `\
# Written by \`node server/alerts/write.ts\` from server/alerts/conditions.ts.
groups:
  - name: sahakon
    rules:
${conditions.map(ruleOf).join('\n')}
`;

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The table of `docs/alerts.md`. */
export function alertTable(conditions: readonly Condition[]): string {
  const rows = conditions.map((condition) => {
    const { name, severity, forSeconds } = condition;
    const { title, mend } = alertWords[name];
    const { value } = measured(condition.measure);
    const facts = [`\`${name}\``, severity, `\`${value}\``, `\`${limitOf(condition)}\``];
    return `| ${[...facts, duration(forSeconds), title, mend].map(cell).join(' | ')} |`;
  });
  return [
    '| name | severity | measured | threshold | for | title | mended by |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The page with the table of now between its two marks; throws where they are not. */
export function alertPage(page: string, conditions: readonly Condition[]): string {
  const marks = /(<!-- table -->\n)[\s\S]*?(\n<!-- end -->)/;
  if (!marks.test(page)) throw new Error('the page has no place for the table');
  return page.replace(marks, (_, begin, end) => `${begin}${alertTable(conditions)}${end}`);
}
