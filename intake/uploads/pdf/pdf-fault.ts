/** Why a PDF from outside is refused. */
export const pdfFaults = [
  ...(['kind', 'broken', 'locked', 'pages', 'acts', 'links', 'mixed', 'endless'] as const),
] as const;

/**
 * `links`: one runs script, or leads where no address does; `mixed`: it is something else as well;
 * `endless`: it unfolds, turns or is read without end.
 */
export type PdfFault = (typeof pdfFaults)[number];

export class UnfitPdf extends Error {
  readonly fault: PdfFault;

  constructor(fault: PdfFault) {
    super(fault);
    this.fault = fault;
  }
}
