/** The letters of the house: Sarabun, regular and semi-bold. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Measure, measureOf } from './font-letters.ts';
import { withLevelMarks } from './level-marks.ts';

const weights = ['400Regular', '600SemiBold'] as const;

/** The files, regular first. */
export async function houseFonts(): Promise<Buffer[]> {
  const found = fileURLToPath(import.meta.resolve('@expo-google-fonts/sarabun/package.json'));
  const fileOf = (weight: string) => join(dirname(found), weight, `Sarabun_${weight}.ttf`);
  return Promise.all(weights.map(async (weight) => withLevelMarks(await readFile(fileOf(weight)))));
}

/** How wide text is in either weight. */
export interface HouseMeasures {
  readonly regular: Measure;
  readonly bold: Measure;
}

let measures: Promise<HouseMeasures> | undefined;

/** Read once. */
export function houseMeasures(): Promise<HouseMeasures> {
  measures ??= houseFonts().then(([regular, bold]) => ({
    regular: measureOf(regular as Buffer),
    bold: measureOf(bold as Buffer),
  }));
  return measures;
}
