/** Digests of a ledger depend on its lines alone, not on how they come. */
import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { subjectOf } from '../layout.ts';
import { digestsOfLedger, LedgerDigests } from './ledger-digests.ts';

const subject = subjectOf('share_lines');

type Line = readonly [ledger: string, line: string];

/** What is stored of these batches of lines. */
async function stored(batches: readonly (readonly Line[])[]): Promise<string> {
  const digests = new LedgerDigests(subject);
  for (const batch of batches) {
    let end = 0;
    for (const [ledger, line] of batch) {
      end += Buffer.byteLength(line);
      digests.line(ledger, end);
    }
    digests.flush(Buffer.from(batch.map(([, line]) => line).join('')));
  }
  const copy = new PassThrough();
  const written = text(copy);
  const query = (sql: unknown) => (typeof sql === 'string' ? Promise.resolve() : copy);
  await digests.store({ query } as never, 7);
  return written;
}

const digestOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('')).digest('base64url').slice(0, 22);

/** The same, ledger by ledger. */
function expected(ledgers: readonly (readonly [string, readonly string[]])[]): string {
  return ledgers
    .map(([ledger, lines]) => {
      const prefixes = lines.map((_, less) => lines.slice(0, lines.length - less));
      const digests = prefixes.slice(0, digestsOfLedger).map(digestOf);
      return `share_lines\t${ledger}\t${lines.length}\t{${digests.join(',')}}\n`;
    })
    .join('');
}

test('F11 of all lines, of all but the last one or two, wherever batches end', async () => {
  const lines = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), {
    minLength: 1,
    maxLength: 9,
  });
  const ledgers = fc.array(lines, { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(ledgers, fc.array(fc.integer({ min: 0, max: 20 })), async (some, cuts) => {
      const named = some.map((of, index) => [`00000${index}`, of] as const);
      const all = named.flatMap(([ledger, of]) => of.map((line): Line => [ledger, line]));
      const batches: Line[][] = [];
      let rest = all;
      for (const cut of cuts) {
        batches.push(rest.slice(0, cut));
        rest = rest.slice(cut);
      }
      expect(await stored([...batches, rest])).toBe(expected(named));
    }),
  );
});

test('F11 another line is another digest, also of a ledger that grew since', async () => {
  const ledger = (...lines: string[]) => expected([['000007', lines]]).split(/[\t{},]/);
  const [before, same, other] = [ledger('a', 'b'), ledger('a', 'b', 'c'), ledger('x', 'b', 'c')];
  expect(same[5]).toBe(before[4]);
  expect(other).not.toContain(before[4]);
});
