/** Reads the values of `tokens.css`, so that nothing repeats them. */

export type Theme = 'normal' | 'high';

/** Token names without their dashes, such as `blue-ink`, with their values as written. */
export type Tokens = Readonly<Record<string, string>>;

const blocks: Readonly<Record<Theme, RegExp>> = {
  normal: /:root\s*\{([^}]*)\}/,
  high: /\[data-contrast=["']?high["']?\]\s*\{([^}]*)\}/,
};

function declared(css: string, theme: Theme): Tokens {
  const block = css.replace(/\/\*[\s\S]*?\*\//g, '').match(blocks[theme])?.[1] ?? '';
  const lines = block.matchAll(/--([a-z0-9-]+):\s*([^;]+)/g);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** The tokens in force under a theme: high contrast stands over the normal ones. */
export function readTokens(css: string, theme: Theme): Tokens {
  const normal = declared(css, 'normal');
  return theme === 'normal' ? normal : { ...normal, ...declared(css, 'high') };
}
