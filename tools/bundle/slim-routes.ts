/** The browser's tables of routes do without what only the server asks of a page. */
import type { Plugin } from 'vite';

const serverOnly = /\bfacts: \(\) => import\('[^']+\.facts\.ts'\),?/g;

/** Code of a table without the imports of `x.facts.ts`. */
export const slimRoutes = (code: string): string => code.replace(serverOnly, '');

export function slimRouteTables(): Plugin {
  return {
    name: 'slim-routes',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/web\/routes\/[a-z]+\.tsx$/ },
      handler: (code) => ({ code: slimRoutes(code), map: null }),
    },
  };
}
