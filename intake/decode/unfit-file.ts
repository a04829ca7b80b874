/** The file must not be taken in, whatever is in it; `reason` is a Thai sentence. */
export class UnfitFile extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}
