/**
 * What was typed and could not be sent: it lies in the memory of the tab, above the gate that takes
 * the page away when a session ends, under the name of whoever typed it. No storage of the browser
 * holds it; a closed tab asks first.
 */
import type { Content } from '../shapes.ts';

export interface Unsent {
  readonly basedOn: number;
  readonly content: Content;
}

const texts = new Map<string, Unsent>();
const keyOf = (login: string, id: string): string => `${login} ${id}`;

export const unsent = {
  of: (login: string, id: string): Unsent | undefined => texts.get(keyOf(login, id)),
  keep(login: string, id: string, text: Unsent): void {
    texts.set(keyOf(login, id), text);
  },
  drop(login: string, id: string): void {
    texts.delete(keyOf(login, id));
  },
};
