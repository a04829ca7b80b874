/** Guessing a contact's password from many addresses: what it meets, and who does not (T12). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { bare, openBrowser as browserOf } from './browser.ts';

const [contact, second, pensioners] = ['01012002', '01012002-2', '01010003'];
let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const openBrowser = (address?: string) => browserOf(app.app, address);
type Answer = Awaited<ReturnType<ReturnType<typeof openBrowser>['signIn']>>;
const codeOf = ({ status, body }: Answer) => (status === 200 ? 'in' : body.data.code);
const wrong = 'not the password';
const asOwner = async (sql: string) =>
  (await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(sql))).rows;
const failuresOf = async (login: string): Promise<number> => {
  const [agencyNo, personNo = '1'] = login.split('-');
  const [row] = await asOwner(`SELECT in_row FROM portal.agency_sign_in_failures
    WHERE agency_no = '${agencyNo}' AND person_no = ${personNo}`);
  return row?.in_row ?? 0;
};
const rest = (seconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000 + 50);
  });

/** A browser that has its proof already: on a busy machine the work takes longer than a wait. */
async function proven() {
  const browser = openBrowser();
  const proof = await browser.prove();
  return { signIn: (login: string, pass: string) => browser.signIn(login, pass, proof) };
}

describe('guessing from many addresses', () => {
  test.each([contact, '99999999'])(
    'D-03 T11 %s: from the third try on each owes a proof, and waits for all others',
    async (login) => {
      const codes = [];
      for (let attempt = 0; attempt < 2; attempt += 1) {
        codes.push(codeOf(await openBrowser().signIn(login, wrong)));
      }
      expect(codes).toEqual(['bad_credentials', 'bad_credentials']);
      // A proof is owed; with one, the next strangers wait 2, then 4 seconds, wherever they sit.
      expect(codeOf(await openBrowser().signIn(login, wrong))).toBe('captcha_needed');
      let early = await proven();
      const third = await openBrowser().signInProven(login, wrong);
      expect(codeOf(third)).toBe('bad_credentials');
      for (const seconds of [2, 4]) {
        const { status, headers, body } = await early.signIn(login, wrong);
        expect([status, headers['retry-after']]).toEqual([429, String(seconds)]);
        expect(body.message).toBe(`คุณได้พยายามเข้าระบบหลายครั้งเกินไป กรุณาลองใหม่ใน ${seconds} วินาที`);
        // T14: a proof counts once.
        const late = await proven();
        early = await proven();
        await rest(seconds);
        expect(codeOf(await late.signIn(login, wrong))).toBe('bad_credentials');
      }
      expect(await failuresOf(login)).toBe(5);
    },
    60_000,
  );

  test('T13 what is asked of them tells nobody whether a login is anybody’s', async () => {
    const answers = [];
    for (const login of ['01011001-2', '77777777-3']) {
      const own = [];
      for (let attempt = 0; attempt < 2; attempt += 1) {
        own.push(bare(await openBrowser().signIn(login, wrong)));
      }
      own.push(bare(await openBrowser().signIn(login, wrong)));
      const early = await proven();
      own.push(bare(await openBrowser().signInProven(login, wrong)));
      const { status, headers } = await early.signIn(login, wrong);
      answers.push([...own, status, headers['retry-after']]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('T11 of fifty at once, each from elsewhere, three are looked at', async () => {
    const guesses = Array.from({ length: 50 }, () => openBrowser());
    const codes = (await Promise.all(guesses.map((one) => one.signIn('01011001-3', wrong)))).map(
      codeOf,
    );
    expect(codes.filter((code) => code === 'bad_credentials')).toHaveLength(3);
    expect(await failuresOf('01011001-3')).toBe(3);
  });
});

describe('while it lasts', () => {
  test('T12 a browser used before, and a new one where the person has been, get in', async () => {
    const mine = openBrowser();
    expect(codeOf(await mine.signIn(pensioners))).toBe('in');
    const found = await attackWhile(pensioners, async () => {
      const knownCode = codeOf(await mine.signIn(pensioners));
      // In the same office: work, as everybody pays it, and no wait for strangers.
      const colleague = openBrowser(mine.address);
      let first = codeOf(await colleague.signIn(pensioners));
      if (first === 'captcha_needed') first = codeOf(await colleague.signInProven(pensioners));
      return [knownCode, first];
    });
    expect(found).toEqual(['in', 'in']);
    expect(codeOf(await mine.signIn(pensioners))).toBe('in');
  });

  test('T12 others of the agency pay work at most, as everybody does in a storm', async () => {
    const found = await attackWhile('01012002-3', async () =>
      codeOf(await openBrowser().signInProven(second)),
    );
    expect(found).toBe('in');
  });

  test('with a proof the right password ends the row', async () => {
    await asOwner(`INSERT INTO portal.agency_sign_in_failures (agency_no, person_no, in_row)
      VALUES ('01011001', 1, 7)`);
    expect(codeOf(await openBrowser().signIn('01011001'))).toBe('captcha_needed');
    expect(codeOf(await openBrowser().signInProven('01011001'))).toBe('in');
    expect(await failuresOf('01011001')).toBe(0);
  });
});

/** Does the work while strangers guess the contact's password, each from a network of its own. */
async function attackWhile<T>(login: string, work: () => Promise<T>): Promise<T> {
  let attacking = true;
  const attack = async () => {
    while (attacking) await openBrowser().signInProven(login, wrong);
  };
  const attackers = [attack(), attack(), attack()];
  await expect.poll(() => failuresOf(login), { timeout: 15_000 }).toBeGreaterThan(2);
  try {
    return await work();
  } finally {
    attacking = false;
    await Promise.all(attackers);
  }
}
