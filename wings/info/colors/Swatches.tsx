import type { ReactNode } from 'react';
import { formatNumber } from '../../../core/thai-number.ts';
import { contrastRatio } from '../../../kit/colour/contrast.ts';
import { themeColours } from '../../../kit/colour/pairs.ts';
import type { Tokens } from '../../../kit/colour/read-tokens.ts';
import styles from './colors.module.css';
import { text } from './colors.text.ts';

const groups = {
  brand: ['blue', 'blue-deep', 'blue-ink', 'blue-tint', 'blue-line', 'gold'],
  meaning: ['success', 'success-ink', 'warning', 'warning-ink', 'danger', 'danger-ink'],
  neutral: ['ink', 'muted', 'field-line', 'line-strong', 'line', 'page'],
  more: ['gold-ink', 'gold-line', 'teal', 'success-tint', 'warning-tint', 'danger-tint'],
} as const;

/** Up to here a colour is a ground: what counts is the ink on it. */
const groundRatio = 2.5;

const ratio = (one: string, other: string): string => formatNumber(contrastRatio(one, other), 1);

interface SwatchProps {
  readonly name: string;
  readonly token: string;
  readonly tokens: Tokens;
}

function Swatch({ name, token, tokens }: SwatchProps) {
  const { [token]: value = '', paper = '', page = '', ink = '' } = tokens;
  const isGround = contrastRatio(value, paper) < groundRatio;
  const use = text.uses[token];
  return (
    <li className={styles.swatch}>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={`var(--${token})`} />
      </svg>
      <div>
        <b>{name}</b>
        <span>{value}</span>
        {use ? <span>{use}</span> : null}
        {isGround ? (
          <span>
            {text.inkOnIt} <b>{ratio(ink, value)}</b>
          </span>
        ) : (
          <>
            <span>
              {text.onPaper} <b>{ratio(value, paper)}</b>
            </span>
            <span>
              {text.onPage} <b>{ratio(value, page)}</b>
            </span>
          </>
        )}
      </div>
    </li>
  );
}

/** The five colours of the theme by their names (R187), then every colour by its token. */
export function Swatches({ tokens }: { readonly tokens: Tokens }) {
  return (
    <>
      <section>
        <h2>{text.sections.theme}</h2>
        <ul className={styles.swatches}>
          {Object.entries(themeColours).map(([name, token]) => (
            <Swatch key={name} name={name} token={token} tokens={tokens} />
          ))}
        </ul>
      </section>
      <section>
        <h2>{text.sections.colours}</h2>
        {Object.entries(groups).map(([group, names]) => (
          <Group key={group} title={text.groups[group as keyof typeof groups]}>
            {names.map((token) => (
              <Swatch key={token} name={`--${token}`} token={token} tokens={tokens} />
            ))}
          </Group>
        ))}
      </section>
    </>
  );
}

function Group(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3>{props.title}</h3>
      <ul className={styles.swatches}>{props.children}</ul>
    </>
  );
}
