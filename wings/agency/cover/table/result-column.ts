/** The last column of a statement: what came of each bill. Whoever composes the page gives it. */
import type { ComponentType } from 'react';
import type { Shown } from '../../../../parts/agency-month/draft/draft.ts';
import type { CoverLine } from './columns.ts';

export type ResultColumn = ComponentType<{
  readonly line: CoverLine;
  /** Of the bill within the draft. */
  readonly id: string;
  readonly shown: Shown;
}>;
