/** What the four kinds of papers are filled with. */
import type { Day } from '../../../core/days.ts';

type FormRow =
  | string
  /** Labels of one line; `label|2` is a field twice as wide. */
  | { readonly fields: readonly string[] }
  | { readonly checks: readonly string[] };

export interface FormWords {
  readonly title: string;
  readonly code: string;
  readonly issuedOn: Day;
  readonly intro?: string;
  readonly sections: readonly { readonly title: string; readonly rows: readonly FormRow[] }[];
  readonly signatures: readonly string[];
}

export interface Signer {
  readonly name: string;
  readonly role: string;
}

export interface RuleWords {
  readonly title: string;
  readonly issuedOn: Day;
  readonly preamble: string;
  /** Lines of an article after its first are its numbered parts. */
  readonly chapters: readonly { readonly title: string; readonly articles: readonly string[] }[];
  readonly closing: string;
}

interface Ruled {
  readonly table: readonly (readonly string[])[];
  /** Shares of the width, one for each column. */
  readonly widths: readonly number[];
}

export interface NoticeWords {
  readonly title: string;
  readonly issuedOn: Day;
  readonly number: string;
  readonly parts: readonly (string | { readonly list: readonly string[] } | Ruled)[];
  readonly closing: string;
  readonly signer: Signer;
}

interface Bar {
  readonly label: string;
  readonly value: number;
  readonly shown: string;
}

export interface ReportWords {
  readonly title: string;
  readonly issuedOn: Day;
  readonly lead: string;
  readonly chapters: readonly {
    readonly title: string;
    readonly parts: readonly (string | Ruled | { readonly bars: readonly Bar[] })[];
  }[];
}
