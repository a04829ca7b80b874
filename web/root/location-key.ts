/** Under what the place to which a page was scrolled lies in the tab's storage. */
import type { Location } from 'react-router';

/** Of the entry in the tab's history for which this document was loaded; it outlives a reload. */
let ownEntry: string | undefined;

function readEntry(): string {
  const state = Object(history.state);
  if (typeof state.entry === 'string') return state.entry;
  const entry = `${Math.random()}`.slice(2);
  history.replaceState({ ...state, entry }, '');
  return entry;
}

function entryKey(): string {
  ownEntry ??= readEntry();
  return ownEntry;
}

/**
 * Every page that is loaded by itself has the key `default`: its entry tells it from others. Its
 * address may hold a member's account number or words of a search, and what lies there stays.
 */
export const locationKey = ({ key }: Location): string => (key === 'default' ? entryKey() : key);
