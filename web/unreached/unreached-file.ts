/** A built file that could not be had: for want of signal, or because a new version has come. */
export class UnreachedFile extends Error {}
