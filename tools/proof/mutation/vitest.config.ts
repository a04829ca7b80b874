/** How core's tests run while its code is mutated: in a copy of the tree, without projects. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['core/**/*.test.ts'],
    // Mutated code counts its steps: nothing can be said about its speed.
    exclude: ['**/speed.test.ts', '**/node_modules/**'],
    setupFiles: ['./properties.ts'],
    testTimeout: 20_000,
  },
});
