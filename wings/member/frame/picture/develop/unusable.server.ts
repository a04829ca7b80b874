/** Exit code of the program that makes a picture anew: this one it cannot read. */
export const unusableCode = 3;
