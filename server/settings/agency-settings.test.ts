import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { templateOf } from '../../api/agency/settings.ts';
import { readAgencySettings, readSite } from './site-file.ts';

const ours = 'site.config.json';

test('D-02 what is for agencies is no part of what every page is served', async () => {
  const site = await readSite(ours);
  expect(site).not.toHaveProperty('agency');
  const agency = await readAgencySettings(ours);
  for (const { name } of agency.payroll_templates) {
    expect(JSON.stringify(site)).not.toContain(name);
  }
});

test('D-23 both examples of a payroll file are in the demo’s settings', async () => {
  const agency = await readAgencySettings(ours);
  expect(agency.detail).toBe('full');
  const widths = (id: string) => templateOf(agency, id)?.fields.map(({ width }) => width);
  expect(widths('employee')).toEqual([7, 10, 10, 6]);
  expect(widths('member')).toEqual([6, 50, 12]);
  expect(widths('nobody')).toBeUndefined();
});

describe('a wrong setting is told by its field when the server starts', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sahakon-settings-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function refusal(change: (agency: Record<string, unknown>) => void): Promise<string> {
    const content = JSON.parse(await readFile(ours, 'utf8'));
    change(content.agency);
    const path = join(folder, `${Math.random()}.json`);
    await writeFile(path, JSON.stringify(content));
    const error = await readSite(path).then(
      () => 'accepted',
      (caught: Error) => caught.message,
    );
    return error.replace(/^.*\.json: /, '');
  }
  const field = { of: 'name', width: 9, align: 'left', pad: ' ' };
  const withField = (more: object) =>
    refusal((agency) => {
      agency.payroll_templates = [
        {
          ...{ id: 'a', name: 'ก', ending: 'dat', encoding: 'tis620', line_end: 'crlf' },
          fields: [{ ...field, ...more }],
        },
      ];
    });
  const prefix = 'agency.payroll_templates.0.fields.0.';

  test('a field as it should be', async () => {
    expect(await withField({})).toBe('accepted');
    expect(await withField({ of: 'code', text: '320', pad: '0' })).toBe('accepted');
  });

  test.each([
    [{ of: 'balance' }, 'of = "balance": one of "member_no", '],
    [{ width: 0 }, 'width = 0: at least 1 needed'],
    [{ width: 1.5 }, 'width = 1.5: a whole number is needed'],
    [{ of: 'date_be' }, 'width = 9: date_be needs 10 or more'],
    [{ of: 'amount', width: 3 }, 'width = 3: amount needs 4 or more'],
    [{ pad: '漢' }, 'pad = "漢": a letter of Windows-874 is needed'],
    [{ pad: '' }, 'pad = "": at least 1 letters needed'],
    [{ of: 'amount', pad: '0' }, 'pad = "0": a figure on the right side'],
    [{ of: 'amount', pad: '*', align: 'right' }, 'pad = "*": a blank or 0 for amounts'],
    [{ of: 'code' }, 'text: for code and text, and only for them'],
    [{ text: 'ก' }, 'text = "ก": for code and text, and only for them'],
    [{ of: 'text', text: 'ก'.repeat(10) }, 'text = "กกกกกกกกกก": longer than its field'],
    [{ of: 'text', text: 'é' }, 'text = "é": has a letter that Windows-874 lacks'],
    [{ of: 'amount', pad: '0', align: 'right', cut: true }, 'cut = true: only a name may be cut'],
    [{ blank: true }, 'blank = true: only an employee number may be missing'],
  ])('%j', async (more, message) => {
    expect(await withField(more)).toContain(`${prefix}${message}`);
  });

  test('a key that nobody knows, an id that stands twice, no section at all', async () => {
    expect(await withField({ colour: 'red' })).toContain(
      `${prefix}colour = "red": no setting has this name`,
    );
    const twice = await refusal((agency) => {
      const [first] = agency.payroll_templates as unknown[];
      agency.payroll_templates = [first, first];
    });
    expect(twice).toBe('line 1: agency.payroll_templates: an id stands twice');
    const none = await refusal((agency) => {
      for (const key of Object.keys(agency)) delete agency[key];
    });
    expect(none).toContain('line 1: agency.detail: is missing');
  });
});
