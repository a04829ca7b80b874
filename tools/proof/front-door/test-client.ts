/** Asks as a page does, page by page, and tells where an answer is not what the files come to. */
import type { Call } from './calls/call.ts';
import { compareFigures, type Fault } from './holds.ts';

/** What came of a call without a network. */
export interface Came {
  readonly status: number;
  readonly bytes: Uint8Array;
}
export type Ask = (address: string) => Promise<Came>;

type Data = Record<string, unknown>;

export interface DoorFault extends Fault {
  readonly address: string;
}

async function dataAt(ask: Ask, address: string): Promise<Data> {
  const { status, bytes } = await ask(address);
  const { rc_code, data } = JSON.parse(Buffer.from(bytes).toString());
  if (status !== 200 || rc_code !== '1') throw new Error(`${address}: ${status} ${rc_code}`);
  return data;
}

const withPage = (address: string, page: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}page=${encodeURIComponent(page)}`;

/** All pages as one: their lists one after the other, a month that two pages share once. */
async function whole(ask: Ask, { address, pages = {} }: Call): Promise<Data> {
  const first = await dataAt(ask, address);
  const lists = Object.entries(pages).filter(([name]) => Array.isArray(first[name]));
  const all: Data = { ...first };
  for (let { next } = first; typeof next === 'string'; ) {
    const page = await dataAt(ask, withPage(address, next));
    for (const [name, how] of lists) {
      const [before, more] = [all[name], page[name]] as [Data[], Data[]];
      const seenMonths = new Set(before.map(({ month }) => month));
      const isNew = (row: Data) => how === 'lines' || !seenMonths.has(row.month);
      all[name] = [...before, ...more.filter(isNew)];
    }
    next = page.next;
  }
  const { next: _, prev: __, ...shown } = all;
  return shown;
}

/** Every figure of an answer over all its pages, held against the computation. */
export async function answered(ask: Ask, call: Call) {
  const { compared, faults } = compareFigures(call.want, await whole(ask, call));
  const { address } = call;
  return { compared, faults: faults.map((fault): DoorFault => ({ address, ...fault })) };
}
