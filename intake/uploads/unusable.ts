/** Exit code of a program that reads what people send: this file it cannot read. */
export const unusableCode = 3;
