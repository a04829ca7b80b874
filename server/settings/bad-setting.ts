/** A setting cannot be used; the message names it and what it may be. */
export class BadSetting extends Error {}
