import { deriveKeys, fixedRing } from '../../records/keys/key-ring.ts';

/**
 * How the passwords of the test stores are hashed: the template and the apps must agree. Cheaper
 * than any real store may be: what is proven there does not hang on the cost of a hash.
 */
export const testArgon = { argonMemoryKib: 1024, argonPasses: 1 } as const;

/** Everybody's password in the demo cooperative. */
export const demoPassword = 'Sahakon#2568';

/** The secret of the test stores; as somebody typed it, with blanks. */
export const testSecret = 'the secret of the test stores, known to everybody';

/** What handlers are told in tests; as in a demo, one member of the cast is asked for codes. */
export const testHandlerSettings = {
  ...testArgon,
  demo: true,
  newDeviceOtp: ['000222'] as readonly string[],
  keys: fixedRing(deriveKeys(1, testSecret)),
};
