/** Things of savings and of paper: (0, 0) is the middle of where they stand. */
import { at, box, colour, disc, path, times } from './paint.ts';

const coin =
  disc([0, 0], 26, colour.cream, { stroke: colour.gold }) +
  disc([0, 0], 19, 'none', { stroke: colour.gold, line: 1.5 }) +
  path('M0-9l9 9-9 9-9-9z', colour.gold, { line: 0 });

/** A single coin seen from the front, 52 across. */
export const coinAt = (x: number, y: number, scale = 1): string => at([x, y], scale, coin);

/** A pile of so many coins seen from the side. */
export const pile = (count: number): string =>
  times(count, (step) =>
    path(`M-36 ${-step * 14}v-12q36-10 72 0v12q-36 10-72 0z`, colour.cream, {
      stroke: colour.gold,
      line: 2.5,
    }),
  );

export const pig = [
  path('M-70 0v-34h26V0zM40 0v-34h26V0z', colour.mist),
  disc([0, -84], 84, colour.mist),
  path('M-24-164l-4-36 34 26z', colour.mist),
  path('M72-104q34-4 38 16t-36 28z', colour.mist),
  path('M-82-92q-28-2-26-22t18-10', 'none', { line: 4 }),
  disc([42, -110], 5, colour.ink),
  path('M-18-168h44', 'none', { line: 7 }),
  path('M94-92v14M84-92v14', 'none', { line: 3 }),
].join('');

/** A savings passbook, 130 by 170. */
export const passbook = [
  box([-65, -170], [130, 170], colour.ink, { round: 8 }),
  box([-48, -150], [96, 46], colour.white, { round: 4, line: 0 }),
  path('M-36-134h72M-36-120h50', 'none', { stroke: colour.haze }),
  disc([0, -54], 26, 'none', { stroke: '#f1c873', line: 3 }),
  path('M0-66l12 12-12 12-12-12z', '#f1c873', { line: 0 }),
].join('');

/** A sheet of paper with lines, a box to tick and a signature. */
export const sheet = [
  path('M-75-210H45L75-180V0H-75z', colour.white),
  path('M45-210V-180H75', colour.mist),
  path('M-52-176h60M-52-150h104M-52-126h104M-52-102h80', 'none', { stroke: colour.haze }),
  box([-52, -80], [20, 20], colour.white, { line: 2.5 }),
  path('M-48-70l6 6 10-12', 'none', { stroke: colour.teal }),
  path('M-20-70h60', 'none', { stroke: colour.haze }),
  path('M0-26q10-22 18 0t18-6 18 0', 'none', { line: 2.5 }),
].join('');

export const pen = [
  path('M0 0l10-30 92-92 20 20-92 92z', colour.cream),
  path('M102-122l20 20 14-14-20-20z', colour.gold),
  path('M10-30l20 20', 'none'),
].join('');

const spines = [colour.ink, colour.leaf, colour.cream, colour.haze, colour.teal, colour.white];
/** A row of standing books. */
export const books = (count: number): string =>
  times(count, (step) => {
    const height = 120 + ((step * 37) % 50);
    const fill = spines[step % spines.length] ?? colour.white;
    const x = step * 36;
    return (
      box([x, -height], [34, height], fill, { round: 3 }) +
      path(`M${x + 8} ${-height + 22}h18M${x + 8} ${-height + 32}h18`, 'none', {
        stroke: colour.gold,
        line: 2.5,
      })
    );
  });

export const openBook = [
  path('M0-20Q-70-60-160-36V-150Q-70-172 0-134Q70-172 160-150V-36Q70-60 0-20z', colour.white),
  path('M0-134V-20'),
  times(4, (step) =>
    path(`M-134 ${-126 + step * 22}q60-12 108 8M26 ${-118 + step * 22}q60-20 108-8`, 'none', {
      stroke: colour.haze,
      line: 2.5,
    }),
  ),
].join('');

/** The cap of a graduate. */
export const cap = [
  path('M-50-40v34q50 26 100 0v-34z', colour.deep),
  path('M0-86L110-44 0-4-110-44z', colour.ink),
  path('M0-44L92-26V14', 'none', { stroke: colour.gold }),
  disc([92, 20], 8, colour.gold, { stroke: colour.gold }),
].join('');

export const scales = [
  path('M0 0V-220M-60 0H60', 'none', { line: 5 }),
  path('M-130-180Q0-220 130-180', 'none', { line: 5 }),
  path('M-130-180l-46 100h92zM130-180l-46 100h92z', 'none', { line: 2.5 }),
  path('M-180-80q50 50 100 0zM80-80q50 50 100 0z', colour.cream, { stroke: colour.gold }),
  disc([0, -222], 12, colour.gold, { stroke: colour.gold }),
].join('');

/** Bars of such heights, the last in gold. */
export const bars = (heights: readonly number[]): string =>
  heights
    .map((height, step) => {
      const last = step === heights.length - 1;
      const fill = last ? colour.gold : '#b7cdec';
      return box([step * 62, -height], [44, height], fill, { line: 0, round: 3 });
    })
    .join('');
