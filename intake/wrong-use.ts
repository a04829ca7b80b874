/** A command or a setting is wrong: nothing was looked at. The message is a Thai sentence. */
export class WrongUse extends Error {}
