/**
 * The part of the site that a call belongs to: each has its own pages, its own session and its own
 * manner of telling a failure. Public pages and calls for everybody are of `info`.
 */
export type Wing = 'info' | 'member' | 'agency' | 'office';
