/** A cover statement on its way to paper or file: figures as the records hold them (D-23). */
import type { Day } from '../../days.ts';
import type { Cover } from '../cover.ts';
import type { CoverDetail } from './columns.ts';

export interface CoverPaper {
  readonly cover: Cover;
  readonly detail: CoverDetail;
  /** `2025-11`. */
  readonly month: string;
  readonly dueOn: Day;
  /** The core system has taken the month in; it is no bill any more. */
  readonly isPosted: boolean;
  readonly unit: {
    /** As people know it, see `displayNumber`. */
    readonly number: string;
    readonly name: string;
    readonly headName: string | null;
    readonly headPosition: string | null;
  };
  /** Day of the publication that the figures are of. */
  readonly asOf: Day;
  readonly printedOn: Day;
}
