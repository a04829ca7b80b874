import { PlainFault } from '../../runtime/plain-fault.ts';
import { settingsText as text } from './settings.text.ts';
/** A setting cannot be used; the message names it and what it may be. */
export class BadSetting extends PlainFault {
  constructor(detail: string) {
    super(text.badSetting(detail));
  }
}
