import { useEffect, useState } from 'react';
import { longHex } from '../../../kit/colour/contrast.ts';
import { readTokens, type Tokens } from '../../../kit/colour/read-tokens.ts';
import css from '../../../kit/tokens.css?raw';
import { useView } from '../../../kit/view-preferences/use-view.ts';

const written = readTokens(css, 'normal');

/** The tokens in force: as written on the server, then as cooperative and theme set them. */
export function useTokens(): Tokens {
  const [tokens, setTokens] = useState(written);
  const { colours } = useView();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other values
  useEffect(() => {
    const now = getComputedStyle(document.documentElement);
    const names = Object.keys(written);
    const read = (name: string) => longHex(now.getPropertyValue(`--${name}`));
    setTokens(Object.fromEntries(names.map((name) => [name, read(name)])));
  }, [colours]);
  return tokens;
}
