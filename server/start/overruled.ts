/** What a start says of the settings that the office overrules. */
import { particularNames } from '../../api/office/particulars.text.ts';
import { particularKeys } from '../../api/office/particulars.ts';
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
