/** The printing house as rooms know it; `papers/` implements it. */
import type { CoverPaper } from '../agency/paper/cover-paper.ts';
import type { Day } from '../days.ts';
import type { FileContent, FileFormat, Sheet } from './sheet.ts';

/** Templates that rooms fill; each lies in `papers/templates`. */
export type PaperTemplate = 'receipt' | 'certificate' | 'form' | 'guide' | 'letter';

/** How a cover statement leaves the portal, payrolls' files aside. */
export type CoverFormat = FileFormat | 'tis620';

/** Whose paper it was when it was written, and where it said that it can be looked up. */
export interface PaperIssuer {
  readonly coop: string;
  readonly address: string;
  /** `https://portal.example`; null: it named the page alone. */
  readonly origin: string | null;
}

export interface PaperOrder {
  readonly template: PaperTemplate;
  /** Left out: the house of today. */
  readonly issuer?: PaperIssuer;
  /** Plain data for the template: it is never part of its source. */
  readonly inputs: Readonly<Record<string, unknown>> & {
    readonly title: string;
    /** The day that stands in the file as its making. */
    readonly issuedOn: Day;
    /** Code of a paper that can be looked up: printed with the address and a QR of it. */
    readonly code?: string;
  };
}

/**
 * Makes documents beside the server: in threads of their own, so many at a time, each within its
 * time. All throw `PaperAway` when a paper could not be made now and may well be a little later.
 */
export interface Papers {
  /** Throws while no paper may bear the house's name; to be asked before a paper gets its code. */
  requireHouse(): void;
  /** A PDF/A in the house's look; name and address of the cooperative stand in it by themselves. */
  pdf(order: PaperOrder): Promise<Uint8Array>;
  /** A sheet as paper, workbook or text; `name` is the file's, without its ending. */
  sheet(sheet: Sheet, format: FileFormat, name: string): Promise<FileContent>;
  /** An agency's cover statement; `tis620` throws `WorkFault` for a letter that it lacks. */
  cover(paper: CoverPaper, format: CoverFormat, name: string): Promise<FileContent>;
  close(): Promise<void>;
}

/** A paper is not to be had now; it is worth asking again after so many seconds. */
export abstract class PaperAway extends Error {
  abstract readonly seconds: number;
}

/** Too many papers wait already. */
export class PaperCrowded extends PaperAway {
  readonly seconds = 10;
}

/** A paper took longer than it may. */
export class PaperSlow extends PaperAway {
  readonly seconds = 30;
}

/** Whoever was making the paper was killed: by the machine's keeper of memory, or by somebody. */
export class PaperLost extends PaperAway {
  readonly seconds = 30;
}
