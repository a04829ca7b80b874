/** Reads the values of `tokens.css`, so that nothing repeats them. */

export const themes = ['normal', 'high', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Token names without their dashes, such as `blue-ink`, with their values as written. */
export type Tokens = Readonly<Record<string, string>>;

const blocks: Readonly<Record<Theme, RegExp>> = {
  normal: /:root\s*\{([^}]*)\}/,
  high: /\[data-colours="high"\]\s*\{([^}]*)\}/,
  dark: /\[data-colours="dark"\]\s*\{([^}]*)\}/,
};

function declared(css: string, theme: Theme): Tokens {
  const block = css.replace(/\/\*[\s\S]*?\*\//g, '').match(blocks[theme])?.[1] ?? '';
  const lines = block.matchAll(/--([a-z0-9-]+):\s*([^;]+)/g);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** The tokens in force under a theme, which stands over the normal ones. */
export function readTokens(css: string, theme: Theme): Tokens {
  const tokens: Tokens = { ...declared(css, 'normal'), ...declared(css, theme) };
  const resolved = (value: string): string => {
    const name = /^var\(--([a-z0-9-]+)\)$/.exec(value)?.[1];
    return name === undefined ? value : resolved(tokens[name] ?? '');
  };
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, resolved(value)]));
}
