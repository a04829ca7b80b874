/** What a start says of the settings: what the office overrules, what is an example's still. */
import { particularNames } from '../../api/office/particulars.text.ts';
import { type CoopSettings, overrule, particularKeys } from '../../api/office/particulars.ts';
import { examplesIn } from '../settings/example/example.ts';
import type { Overrides } from '../settings/live/overrides.ts';
import { startText as text } from './start.text.ts';

/** A line for what overrules the file, and one for what cannot be used; none where nothing does. */
export function overruledLines({ values, logoVersion, unusable }: Overrides): readonly string[] {
  const keys = particularKeys.filter((key) => values[key] !== undefined);
  const names = [
    ...keys.map((key) => particularNames[key]),
    ...(logoVersion === undefined ? [] : [particularNames.logo]),
  ];
  return [
    ...(names.length === 0 ? [] : [text.overruled(names)]),
    ...(unusable.length === 0 ? [] : [text.unusable(unusable)]),
  ];
}

/** A line that names what the example left; none in a demo, whose example it is. */
export function missingLines(
  file: CoopSettings & { readonly demo: boolean },
  { values }: Overrides,
): readonly string[] {
  const keys = file.demo ? [] : examplesIn(overrule(file, values));
  return keys.length === 0 ? [] : [text.examples(keys.map((key) => particularNames[key]))];
}
