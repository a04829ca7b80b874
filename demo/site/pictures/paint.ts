/** Colours of the house and the few shapes that all pictures are made of, as SVG. */
import type { Chance } from '../../random.ts';

export const colour = {
  ink: '#0b4ea2',
  deep: '#06264f',
  sky: '#e8f0fa',
  mist: '#dbe8f7',
  haze: '#9fbfe4',
  teal: '#0f766e',
  leaf: '#cfe6dc',
  field: '#f3f8f4',
  furrow: '#a9cdb9',
  gold: '#b7791f',
  cream: '#fdf7e9',
  white: '#ffffff',
  skin: '#fbeadb',
  rose: '#f6dcdc',
  red: '#b42318',
} as const;

interface Pen {
  readonly stroke?: string;
  /** Width of the line. */
  readonly line?: number;
  /** Rounding of corners. */
  readonly round?: number;
}

const penOf = ({ stroke = colour.ink, line = 3 }: Pen): string =>
  line === 0 ? '' : ` stroke="${stroke}" stroke-width="${line}"`;

export const path = (d: string, fill = 'none', pen: Pen = {}): string =>
  `<path d="${d}" fill="${fill}"${penOf(pen)} stroke-linejoin="round" stroke-linecap="round"/>`;

type Corner = readonly [x: number, y: number];
type Extent = readonly [width: number, height: number];

export function box([x, y]: Corner, [w, h]: Extent, fill: string, pen: Pen = {}): string {
  const place = `x="${x}" y="${y}" width="${w}" height="${h}" rx="${pen.round ?? 0}"`;
  return `<rect ${place} fill="${fill}"${penOf(pen)}/>`;
}

export const disc = ([x, y]: Corner, radius: number, fill: string, pen: Pen = {}): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${penOf(pen)}/>`;

/** The parts, drawn around (0, 0), put at a place and made larger or smaller. */
export const at = ([x, y]: Corner, scale: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;

/** The same, looking the other way. */
export const mirrored = ([x, y]: Corner, scale: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${parts.join('')}</g>`;

/** Draws something so many times; the step counts from 0. */
export const times = (count: number, draw: (step: number) => string): string =>
  Array.from({ length: count }, (_, step) => draw(step)).join('');

const shirts = [colour.white, colour.mist, colour.leaf, colour.cream, colour.haze];
export const shirtOf = (luck: Chance): string => luck.of(shirts);
