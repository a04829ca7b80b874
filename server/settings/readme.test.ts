import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { agencySettingsShape } from '../../api/agency/settings.ts';
import { payrollSums, payrollValues } from '../../core/agency/payroll/template.ts';
import { settingNames } from './setting-names.ts';
import { readAgencySettings } from './site-file.ts';

const readme = await readFile('README.md', 'utf8');
const [, section = ''] = readme.split(/^### Settings for agencies$/m);
const [table = ''] = section.split(/^### /m);

test('R092 the settings for agencies in the README are accepted as they stand', async () => {
  const [, example = ''] = /```json\n([^`]*)```/.exec(table) ?? [];
  const content = JSON.parse(await readFile('site.config.json', 'utf8'));
  const agency = JSON.parse(example);
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-readme-'));
  try {
    const path = join(folder, 'site.config.json');
    await writeFile(path, JSON.stringify({ ...content, agency }));
    expect(await readAgencySettings(path)).toEqual(agency);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('R092 the README names every setting for agencies and each of its values', () => {
  const {
    detail,
    letter,
    payroll_templates: templates,
    result_layouts: layouts,
  } = agencySettingsShape.shape;
  const [template, layout] = [templates.def.element, layouts.def.element];
  const names = [
    ...Object.keys(agencySettingsShape.shape),
    ...detail.options,
    ...Object.keys(letter.shape),
    ...Object.keys(template.shape),
    ...[template.shape.ending, template.shape.encoding, template.shape.line_end].flatMap(
      ({ options }) => [...options],
    ),
    ...[...payrollValues, ...payrollSums],
    ...Object.keys(layout.shape),
    ...layout.shape.fields.def.element.shape.of.options,
    ...['width', 'align', 'pad', 'text', 'cut', 'blank'],
  ];
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test('the README has a row for every setting of the environment', () => {
  const [, rows = ''] = readme.split('| setting (environment) |');
  const [settings = ''] = rows.split(/^### /m);
  expect(settingNames.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});
