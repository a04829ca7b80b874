/**
 * How the passwords of the test stores are hashed: the template and the apps must agree. Cheaper
 * than any real store may be: what is proven there does not hang on the cost of a hash.
 */
export const testPepper = 'pepper of the test stores, known to everybody';
export const testArgon = { argonMemoryKib: 1024, argonPasses: 1 } as const;

/** Everybody's password in the demo cooperative. */
export const demoPassword = 'Sahakon#2568';

/** Seals the secrets of second factors in the test stores. */
export const testSealKey = Buffer.alloc(32, 'seal of the test stores');

/** What handlers are told in tests; as in a demo, one member of the cast is asked for codes. */
export const testHandlerSettings = {
  ...testArgon,
  passwordPepper: testPepper,
  demo: true,
  newDeviceOtp: ['000222'] as readonly string[],
  keys: { codes: Buffer.alloc(32, 'codes of the test stores'), seal: testSealKey },
};
