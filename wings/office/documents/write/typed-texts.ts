/**
 * What was typed and not saved: it lies in the memory of the tab, above the gate that takes the
 * page away when a session ends, under the name of whoever typed it. No storage of the browser
 * holds it; a closed tab asks first.
 */
import type { DataOf } from '../../../../api/endpoint.ts';
import type { readDocumentDraft } from '../documents.api.ts';

export type Draft = DataOf<typeof readDocumentDraft>;

/** The form as it is typed: the day as people write it. */
export interface Typed {
  readonly title: string;
  readonly day: string;
  readonly summary: string;
  readonly html: string;
}

export interface TypedText {
  readonly typed: Typed;
  /** What it began from. */
  readonly basis: Draft;
}

const texts = new Map<string, TypedText>();
const keyOf = (login: string, document: string): string => `${login} ${document}`;

export const typedTexts = {
  of: (login: string, document: string): TypedText | undefined => texts.get(keyOf(login, document)),
  keep(login: string, document: string, text: TypedText): void {
    texts.set(keyOf(login, document), text);
  },
  drop(login: string, document: string): void {
    texts.delete(keyOf(login, document));
  },
};
