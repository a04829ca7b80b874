import { createProgress } from './progress.ts';

/** The bar of this browser tab. */
export const pageProgress = createProgress();

/** A page fetch began (R087); call what it returns when the fetch has ended. */
export const began = pageProgress.began;
