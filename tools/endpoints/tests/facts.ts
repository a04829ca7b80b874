/** What rows of the matrix and of the audit log may know of the test store. */

/** Slips that `factsOf` puts there. */
export const slipIds = {
  read: '11111111-1111-4111-8111-111111111111',
  removed: '22222222-2222-4222-8222-222222222222',
  strangers: '33333333-3333-4333-8333-333333333333',
} as const;

/** Facts of the store that a row may need. */
export interface Facts {
  readonly ownAccount: string;
  readonly strangersAccount: string;
  /** With a cremation association. */
  readonly ownCremation: string;
  /** Open contracts. */
  readonly ownContract: string;
  readonly strangersContract: string;
  /** Of the member of staff with this login. */
  readonly supportId: string;
  readonly password: string;
  /** What the authenticator of `support` shows now. */
  readonly totp: string;
  /** Of a picture that 000222 has. */
  readonly pictureName: string;
  /** Of a paper that was issued to 000222. */
  readonly paperCode: string;
  /** Letters to the agency 01011001, and to another. */
  readonly ownLetter: { readonly year: string; readonly run: string };
  readonly strangersLetter: { readonly year: string; readonly run: string };
}
