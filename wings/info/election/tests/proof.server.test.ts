import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openElection, somying } from './test-requests.ts';

let setup: Awaited<ReturnType<typeof openElection>>;
beforeAll(async () => {
  setup = await openElection();
});
afterAll(() => setup.app.close());

describe('T14 a proof of work', () => {
  beforeEach(() => setup.asOwner('DELETE FROM portal.voter_misses'));
  const refused = async (proof: object) =>
    (await setup.check({ ...somying, ...proof })).body.data.code;

  test('counts once, also of two that come together', async () => {
    const { proof } = await setup.newProof();
    expect((await setup.check({ ...somying, ...proof })).status).toBe(200);
    expect(await refused(proof)).toBe('captcha_needed');
    const twice = (await setup.newProof()).proof;
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => setup.check({ ...somying, ...twice })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is refused when it is not ours, made easier or longer, or unsolved', async () => {
    const { challenge, solution, pack, proof } = await setup.newProof();
    const captcha_secret = proof.captcha_secret;
    const changed = (parameters: object) =>
      pack({
        challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
        solution,
      });
    const signed = JSON.stringify(challenge.parameters);
    const foreign = createHmac('sha256', 'another key').update(signed).digest('hex');
    const hostile = [
      { recaptcha: 'x', captcha_secret },
      { recaptcha: pack([]), captcha_secret },
      { recaptcha: pack({ challenge, solution: null }), captcha_secret },
      {
        recaptcha: pack({ challenge, solution: { counter: 0, derivedKey: '00' } }),
        captcha_secret,
      },
      { recaptcha: changed({ expiresAt: challenge.parameters.expiresAt + 1 }), captcha_secret },
      { recaptcha: changed({ cost: 1 }), captcha_secret },
      {
        recaptcha: pack({ challenge: { ...challenge, signature: foreign }, solution }),
        captcha_secret,
      },
      { recaptcha: proof.recaptcha, captcha_secret: '0'.repeat(32) },
      { recaptcha: proof.recaptcha },
    ];
    for (const attempt of hostile) expect(await refused(attempt)).toBe('captcha_needed');
    expect((await setup.check({ ...somying, ...proof })).status).toBe(200);
  });
});
