/** School, house, temple, hospital, trees: (0, 0) is the middle of where they stand. */
import { box, colour, disc, path, times } from './paint.ts';

const windows = (from: number, count: number, top: number): string =>
  times(count, (step) => box([from + step * 34, top], [24, 26], colour.mist, { line: 2.5 }));

/** 520 wide and 230 high, as on the banner. */
export const school = [
  box([-260, -110], [520, 110], colour.white),
  path('M-280-110L-230-160H230L280-110z', '#c7dcf3'),
  box([-70, -130], [140, 130], colour.white),
  path('M-90-130L0-200L90-130z', '#c7dcf3'),
  disc([0, -152], 15, colour.cream, { stroke: colour.gold }),
  windows(-240, 5, -76),
  windows(80, 5, -76),
  box([-24, -64], [48, 64], colour.mist),
  path('M0-64V0'),
].join('');

/** A pole with a plain flag of the house's colours, 250 high. */
export const flag =
  path('M0 0V-250') +
  path('M0-250H64V-206H0z', colour.white) +
  path('M0-236H64V-220H0z', colour.ink, { line: 0 });

export const house = [
  box([-110, -120], [220, 120], colour.white),
  path('M-140-116L0-220L140-116z', '#c7dcf3'),
  box([-26, -78], [52, 78], colour.leaf),
  box([-90, -86], [46, 40], colour.mist),
  box([44, -86], [46, 40], colour.mist),
  disc([14, -38], 3, colour.gold, { stroke: colour.gold }),
].join('');

export const temple = [
  box([-130, -110], [260, 110], colour.white),
  path('M-170-104Q-90-130-60-210H60Q90-130 170-104z', colour.leaf, { stroke: colour.teal }),
  path('M-100-176Q-40-204 0-290Q40-204 100-176z', colour.cream, { stroke: colour.gold }),
  path('M0-290V-330M-170-104l-16-14M170-104l16-14', 'none', { stroke: colour.gold, line: 4 }),
  path('M-30 0V-60Q0-100 30-60V0z', colour.mist),
  times(4, (step) => box([-112 + step * 64, -84], [16, 84], colour.sky, { line: 2.5 })),
].join('');

export const hospital = [
  box([-150, -190], [300, 190], colour.white, { round: 4 }),
  box([-60, -230], [120, 60], colour.mist, { round: 4 }),
  path('M0-218v36M-18-200h36', 'none', { stroke: colour.red, line: 9 }),
  windows(-126, 3, -140),
  windows(36, 3, -140),
  windows(-126, 3, -84),
  windows(36, 3, -84),
  box([-30, -66], [60, 66], colour.leaf),
].join('');

export const palm =
  path('M0 0V-150', 'none', { stroke: colour.teal, line: 5 }) +
  path(
    'M0-150Q-40-186-70-150Q-38-160 0-150Q40-186 70-150Q38-160 0-150Q-20-200-50-196' +
      'Q-20-180 0-150Q20-200 50-196Q20-180 0-150z',
    colour.teal,
    { stroke: colour.teal, line: 2 },
  );

export const tree =
  path('M0 0V-96M0-40l22-26M0-56l-20-22', 'none', { stroke: colour.teal, line: 5 }) +
  disc([0, -118], 58, colour.leaf, { stroke: colour.teal }) +
  path('M0-10V-130M0-90l24-26M0-76l-22-24', 'none', { stroke: colour.teal, line: 3 });

export const sapling = path(
  'M0 0V-44M0-20Q-22-22-24-42Q-4-40 0-20M0-28Q20-30 24-50Q4-48 0-28',
  colour.leaf,
  { stroke: colour.teal },
);
