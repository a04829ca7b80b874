import { PlainFault } from '../../runtime/plain-fault.ts';
import { settingFaultText as faults } from './setting-faults.text.ts';
import { settingsText as text } from './settings.text.ts';

/** A setting cannot be used; the message names it and what it may be. */
export class BadSetting extends PlainFault {
  constructor(detail: string) {
    super(text.badSetting(detail));
  }
}

/** `read`: what stands there; undefined where it is not to be repeated. `example`: a value. */
export const badValue = (
  name: string,
  read: string | undefined,
  needed: string,
  example: string,
): BadSetting =>
  new BadSetting(
    read === undefined
      ? faults.wrongSecret(name, needed, example)
      : faults.wrong(name, read, needed, example),
  );

/** `why`: what is set that needs it. */
export const missingSetting = (name: string, why: string, example: string): BadSetting =>
  new BadSetting(faults.missing(name, why, example));
