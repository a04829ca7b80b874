/** How the five colours of the theme read where the site uses them (R187). */
import { contrastRatio } from '../../../kit/colour/contrast.ts';
import { pairs, themeColours } from '../../../kit/colour/pairs.ts';

export type ColourName = keyof typeof themeColours;
export const colourNames = Object.keys(themeColours) as readonly ColourName[];

/** Paper is white, and so are words on a colour. */
const white = '#ffffff';
/** Below it nobody may be made to read (WCAG 2.2, 1.4.3). */
export const leastRatio = 4.5;

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** The ratio to white, rounded down to hundredths; undefined for what is no colour. */
export const ratioToWhite = (value: unknown): number | undefined =>
  isColour(value) ? Math.floor(contrastRatio(value, white) * 100) / 100 : undefined;

/** What the theme asks of a colour on paper. */
export const wantedRatio = (name: ColourName): number =>
  Math.max(
    ...pairs
      .filter(({ colour, ground }) => colour === themeColours[name] && ground === 'paper')
      .map(({ least }) => least),
  );

/** Colours in which words cannot be read, with their ratio. */
export const faintColours = (colours: Partial<Record<string, unknown>>) =>
  colourNames.flatMap((name) => {
    const ratio = ratioToWhite(colours[name]);
    return ratio === undefined || ratio >= leastRatio ? [] : [{ name, ratio }];
  });
