import { expect, test } from 'vitest';
import { source } from '../tidy/source.ts';
import { relatedTests } from './related.ts';
import { filesAt } from './test-files.mjs';

const tree = [
  source('core/satang.ts', ''),
  source('core/tests/satang.test.ts', "import '../satang.ts';"),
  source('core/loan/payoff.ts', "import { x } from '../satang.ts';"),
  source('core/loan/payoff.test.ts', "import { y } from './payoff.ts';"),
  source('wings/member/loans/loans.server.ts', "import { y } from '../../../core/loan/payoff.ts';"),
  source('wings/member/loans/tests/loans.server.test.ts', "import '../../../../tools/app.ts';"),
  source('wings/member/loans/tests/loans.screen.test.ts', ''),
  source('wings/member/shares/shares.server.test.ts', ''),
  source('server/handlers.ts', "import a from '../wings/member/loan/loan.server.ts';"),
  source('server/tests/app.server.test.ts', ''),
  source('tools/far.test.ts', "import '../server/handlers.ts';"),
  source('server/settings/readme.test.ts', "readFileSync('README.md')"),
];
const near = (...changed: string[]) => Object.fromEntries(relatedTests(changed, tree));

test('a changed handler reaches the tests of its room, screens too, and no other room', () => {
  expect(near('wings/member/loans/loans.server.ts')).toMatchObject({
    'wings/member/loans/tests/loans.server.test.ts': 1,
    'wings/member/loans/tests/loans.screen.test.ts': 1,
  });
  expect(near('wings/member/loans/loans.server.ts')).not.toHaveProperty([
    'wings/member/shares/shares.server.test.ts',
  ]);
});

test('what imports the change is reached over three steps, its own test first', () => {
  const found = near('core/satang.ts');
  expect(found['core/tests/satang.test.ts']).toBe(1);
  expect(found['core/loan/payoff.test.ts']).toBe(2);
  expect(found['wings/member/loans/tests/loans.screen.test.ts']).toBe(3);
  expect(found).not.toHaveProperty(['tools/far.test.ts']);
});

test('what is loaded by its name reaches the test of whoever loads it', () => {
  const rows = 'wings/member/loans/tests/loans.rows.ts';
  const files = [
    ...tree,
    source(rows, ''),
    source('server/tests/room-rows.ts', ''),
    source('server/tests/matrix.ts', "import { roomRows } from './room-rows.ts';"),
    source('server/tests/matrix.server.test.ts', "import { matrix } from './matrix.ts';"),
  ];
  expect(relatedTests([rows], files).get('server/tests/matrix.server.test.ts')).toBe(2);
});

test('a changed test is nearest; what is no script is near to the tests that name it', () => {
  expect(near('core/loan/payoff.test.ts')).toEqual({ 'core/loan/payoff.test.ts': 0 });
  expect(near('README.md')).toEqual({ 'server/settings/readme.test.ts': 1 });
  expect(near('LICENSE')).toEqual({});
});

test('paths mean files and folders; a path without tests is said', () => {
  const files = [
    { file: 'tools/check/check.test.ts', project: 'unit' },
    { file: 'tools/check/related.test.ts', project: 'unit' },
    { file: 'tools/tidy/tidy.test.ts', project: 'unit' },
  ];
  expect(filesAt(['tools/check'], files)).toHaveLength(2);
  expect(filesAt(['tools/tidy/tidy.test.ts', 'tools/tidy/'], files)).toHaveLength(1);
  expect(() => filesAt(['core'], files)).toThrow('No test stands at core.');
});
