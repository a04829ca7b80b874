/** Files that are not there, and a manifest that does not fit them. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasons } from '../../intake.text.ts';
import { manifestFile } from '../../layout.ts';
import type { Fields } from '../tiny-extract.ts';
import { type Case, faultAt, statedAt } from './case.ts';

/** The manifest's row that has these fields, changed. */
const restated = (match: Fields, fields: Fields, column: string, reason: string): Case => ({
  state: (manifest) => {
    Object.assign(manifest[statedAt(match) - 2] as Fields, fields);
  },
  fault: faultAt(manifestFile, statedAt(match), column, reason),
});

const end = statedAt({ FILE: 'welfare_claims.csv' }) + 1;
const salaries = { FILE: 'members.csv', COLUMN: 'SALARY' };
const moved = { FILE: 'collections.csv', COLUMN: 'BILLED', VALUE: '01012002' };
const group = 'collections.csv AGENCY_NO 01012002';
const movedAt = statedAt(moved);

const each = (change: (row: Fields) => void) => (manifest: Fields[]) => {
  for (const row of manifest) change(row);
};

export const manifestCases = {
  missingFile: [
    {
      spoil: (folder) => rm(join(folder, 'beneficiaries.csv')),
      fault: faultAt(
        manifestFile,
        statedAt({ FILE: 'beneficiaries.csv' }),
        'FILE',
        reasons.missingFile('beneficiaries.csv'),
      ),
    },
  ],
  noFolder: [
    {
      spoil: (folder) => rm(folder, { recursive: true }),
      fault: (folder) => faultAt('', 0, '', reasons.noFolder(folder)),
    },
  ],
  folderUnreadable: [
    {
      spoil: async (folder) => {
        await rm(folder, { recursive: true });
        await writeFile(folder, '');
      },
      fault: (folder) => faultAt('', 0, '', reasons.folderUnreadable(folder)),
    },
  ],
  missingManifest: [
    {
      spoil: (folder) => rm(join(folder, manifestFile)),
      fault: faultAt(manifestFile, 1, 'AS_OF', reasons.missingManifest),
    },
  ],
  unknownFile: [
    {
      spoil: (folder) => writeFile(join(folder, 'visits.csv'), 'A\r\n'),
      fault: faultAt('visits.csv', 1, '', reasons.unknownFile),
    },
  ],
  noMembers: [
    {
      state: each((row) => {
        if (row.FILE === 'members.csv') row.ROWS = '0';
      }),
      fault: faultAt(manifestFile, statedAt({ FILE: 'members.csv' }), 'ROWS', reasons.noMembers),
    },
  ],
  asOfAhead: [
    {
      state: each((row) => {
        row.AS_OF = '28/11/2999';
      }),
      fault: faultAt(manifestFile, 2, 'AS_OF', reasons.asOfAhead),
    },
  ],
  manifestAsOf: [restated(salaries, { AS_OF: '27/11/2568' }, 'AS_OF', reasons.manifestAsOf)],
  manifestFile: [
    {
      state: (manifest) => {
        manifest.push({ ...(manifest[0] as Fields), FILE: 'branches.csv' });
      },
      fault: faultAt(manifestFile, end, 'FILE', reasons.manifestFile('branches.csv')),
    },
  ],
  manifestColumn: [
    {
      state: (manifest) => {
        manifest.push({ ...(manifest[statedAt(salaries) - 2] as Fields), COLUMN: 'PREFIX' });
      },
      fault: faultAt(manifestFile, end, 'COLUMN', reasons.manifestColumn('PREFIX')),
    },
    {
      state: (manifest) => {
        manifest.push({ ...(manifest[movedAt - 2] as Fields), COLUMN: 'SALARY' });
      },
      fault: faultAt(manifestFile, end, 'COLUMN', reasons.manifestColumn('SALARY')),
    },
  ],
  manifestRows: [
    restated(
      { FILE: 'members.csv', COLUMN: 'SHARE_HELD' },
      { ROWS: '4' },
      'ROWS',
      reasons.manifestRows,
    ),
  ],
  manifestLacks: [
    {
      state: (manifest) => {
        manifest.splice(statedAt(salaries) - 2, 1);
      },
      fault: faultAt(manifestFile, end - 1, 'FILE', reasons.manifestLacks('members.csv', 'SALARY')),
    },
  ],
  manifestNoTotal: [
    restated({ FILE: 'agencies.csv' }, { TOTAL: '1.00' }, 'TOTAL', reasons.manifestNoTotal),
  ],
  manifestBy: [restated(moved, { BY: 'MONTH' }, 'BY', reasons.manifestBy('MONTH'))],
  manifestNoValue: [
    restated(moved, { VALUE: '' }, 'VALUE', reasons.manifestNoValue),
    restated(salaries, { VALUE: '1' }, 'VALUE', reasons.manifestNoValue),
  ],
  manifestGroupRows: [
    restated({ ...moved, COLUMN: 'COLLECTED' }, { ROWS: '2' }, 'ROWS', reasons.manifestGroupRows),
  ],
  manifestGroupLacks: [
    {
      state: (manifest) => {
        manifest.splice(movedAt - 2, 1);
      },
      fault: faultAt(
        manifestFile,
        end - 1,
        'FILE',
        reasons.manifestGroupLacks('collections.csv', 'BILLED', '01012002'),
      ),
    },
  ],
} as const satisfies Record<string, readonly Case[]>;

export const totalCases = {
  rowCount: [
    {
      state: each((row) => {
        if (row.FILE === 'agencies.csv') row.ROWS = '4';
      }),
      fault: faultAt(manifestFile, 2, 'ROWS', reasons.rowCount('agencies.csv', 4, 3)),
    },
  ],
  total: [
    restated(
      salaries,
      { TOTAL: '56000.01' },
      'TOTAL',
      reasons.total('members.csv', 'SALARY', '56000.01', '56000.00'),
    ),
  ],
  manifestTooLong: [
    {
      state: (manifest) => {
        for (let no = 1; manifest.length < 100_001; no += 1) {
          manifest.push({ ...(manifest[movedAt - 2] as Fields), VALUE: String(no) });
        }
      },
      fault: faultAt(manifestFile, 100_002, 'FILE', reasons.manifestTooLong(100_000)),
    },
  ],
  groupUnstated: [
    {
      state: (manifest) => {
        manifest.splice(movedAt - 2, 2);
      },
      fault: faultAt('collections.csv', 8, 'AGENCY_NO', reasons.groupUnstated('01012002')),
    },
  ],
  groupAbsent: [
    {
      state: (manifest) => {
        for (const row of manifest.slice(movedAt - 2, movedAt)) {
          manifest.push({ ...row, VALUE: '01011000', ROWS: '0', TOTAL: '0.00' });
        }
      },
      fault: faultAt(
        manifestFile,
        end,
        'VALUE',
        reasons.groupAbsent('collections.csv', 'AGENCY_NO', '01011000'),
      ),
    },
  ],
  groupRowCount: [
    {
      state: each((row) => {
        if (row.FILE === 'collections.csv' && row.VALUE === '01012002') row.ROWS = '2';
      }),
      fault: faultAt(manifestFile, movedAt, 'ROWS', reasons.groupRowCount(group, 2, 1)),
    },
  ],
  groupTotal: [
    restated(
      moved,
      { TOTAL: '300.01' },
      'TOTAL',
      reasons.groupTotal(group, 'BILLED', '300.01', '300.00'),
    ),
  ],
} as const satisfies Record<string, readonly Case[]>;
