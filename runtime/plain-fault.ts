/**
 * A fault that explains itself: its message tells whoever runs the program what is wrong, why, and
 * what mends it. Programs print it as it is and end; no stack is needed.
 */
export class PlainFault extends Error {}
