import { expect, test } from 'vitest';
import { returnTry, Throttled, takeTry } from './throttle.ts';

async function tries(count: number, memberNo: string, from: string): Promise<number> {
  let granted = 0;
  for (let at = 0; at < count; at += 1) {
    await takeTry(memberNo, from).then(
      () => {
        granted += 1;
      },
      () => {},
    );
  }
  return granted;
}

test('T12 five tries for an account from an address; the sixth says how long to wait', async () => {
  expect(await tries(5, '000123', '192.0.2.1')).toBe(5);
  const refused = await takeTry('000123', '192.0.2.1').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Throttled);
  expect((refused as Throttled).seconds).toBeGreaterThan(890);
  expect((refused as Throttled).seconds).toBeLessThanOrEqual(900);
});

test('T12 nobody locks a member out from elsewhere, nor other members of a school', async () => {
  expect(await tries(9, '000321', '192.0.2.2')).toBe(5);
  expect(await tries(1, '000321', '192.0.2.3')).toBe(1);
  expect(await tries(1, '000111', '192.0.2.2')).toBe(1);
});

test('T12 the right password starts the count anew', async () => {
  expect(await tries(4, '000456', '192.0.2.4')).toBe(4);
  await returnTry('000456', '192.0.2.4');
  expect(await tries(9, '000456', '192.0.2.4')).toBe(5);
});

test('T11 one address has a hundred tries over all accounts, in parallel too', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 140 }, (_, at) => takeTry(String(at).padStart(6, '0'), '192.0.2.5')),
  );
  expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(100);
});
