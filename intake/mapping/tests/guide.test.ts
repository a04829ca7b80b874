/** The guide has a line for every key of the schema, and for no other. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatSchemas } from '../format/format.ts';
import {
  columnSchema,
  controlSchema,
  mappingSchema,
  partSchema,
  ruleSchema,
  sourceSchema,
} from '../schema/schema.ts';

const guide = readFileSync('intake/MAPPING.md', 'utf8');
const source = sourceSchema.shape;
const shapes: Readonly<Record<string, object>> = {
  mapping: mappingSchema.shape,
  source,
  csv: source.csv.unwrap().shape,
  fixed: source.fixed.unwrap().shape,
  workbook: source.workbook.unwrap().shape,
  column: columnSchema.shape,
  ...Object.fromEntries(Object.entries(formatSchemas).map(([kind, { shape }]) => [kind, shape])),
  part: partSchema.shape,
  join: partSchema.shape.join.unwrap().valueType.shape,
  rule: ruleSchema.shape,
  control: controlSchema.shape,
};

test('section 5 lists every key, in the order of the schema', () => {
  const rows = guide.matchAll(/^\| ([a-z-]+) \| `([a-z-]+)` \| \S/gm);
  const listed = [...rows].map(([, where, key]) => `${where} ${key}`);
  const keys = Object.entries(shapes).flatMap(([where, shape]) =>
    Object.keys(shape).map((key) => `${where} ${key}`),
  );
  expect(listed.toSorted()).toEqual(keys.toSorted());
});

test('the example of section 3 is written as the mappings are', () => {
  const example = /```yaml\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  const worked = readFileSync('intake/mappings/csv-tis620.yaml', 'utf8');
  for (const line of ['MEMBER_NO: MEMB_NO', 'FIRST_NAME: PERSON.FNAME', 'sort: [MEMB_NO]']) {
    expect(example).toContain(line);
    expect(worked).toContain(line);
  }
});
