/** Exit code of the program that makes a picture anew: it could read the program, not the picture. */
export const unusableCode = 3;
