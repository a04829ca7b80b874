/** How the passwords of the test stores are hashed: the template and the apps must agree. */
export const testPepper = 'pepper of the test stores, known to everybody';
export const testArgon = { argonMemoryKib: 19_456, argonPasses: 2 } as const;

/** Everybody's password in the demo cooperative. */
export const demoPassword = 'Sahakon#2568';
