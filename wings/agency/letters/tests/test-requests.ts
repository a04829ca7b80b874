/** Asks the letters' endpoints as the agencies of the demo. */
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import type { openTestApp } from '../../../../tools/test-app.ts';

export const [school, hospital] = ['01011001', '01012002'];
export const url = '/api/membergroup/delivery_book';

export type App = Awaited<ReturnType<typeof openTestApp>>;
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into as they come
export type Data = any;

export const read = async (app: App, login: string, path = ''): Promise<Data> =>
  app.get(url + path, await app.signInAgency(login));
export const lettersOf = async (app: App, login: string): Promise<Data[]> =>
  (await read(app, login)).body.data.letters;
/** The newest letter of a month of 2568. */
export const letterOf = async (app: App, login: string, month: number): Promise<Data> =>
  (await lettersOf(app, login)).find((one) => one.year === 2568 && one.month === month);
export const pathOf = ({ letter_year, run }: Data): string => `/${letter_year}/${run}`;

/** Where a line ends the paper has no blank between Thai words; sara am lies there in two parts. */
export const plain = (words: string): string => words.replaceAll(/\s/g, '').replaceAll('ำ', 'ํา');

/** A paper of any address: its bytes, and its words with blanks as one. */
export async function paperAt(app: App, login: string, address: string) {
  const { statusCode, headers, rawPayload } = await app.app.inject({
    method: 'GET',
    url: address,
    headers: { host: 'localhost', ...(await app.signInAgency(login)) },
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const words = text.replace(/[\s\u200b]+/g, ' ');
  return { bytes: new Uint8Array(rawPayload), words, pages: totalPages };
}

export const paperOf = (app: App, login: string, path: string) =>
  paperAt(app, login, `${url}${path}/print?format=pdf`);

/** What the records bill an agency for in a month. */
export async function billedIn(app: App, agencyNo: string, first: string) {
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_intake', (store) =>
    store.query(
      `SELECT members, billed_satang, due_on::text FROM records.agency_months
       WHERE agency_no = $1 AND month = $2`,
      [agencyNo, first],
    ),
  );
  return rows[0] as { members: number; billed_satang: bigint; due_on: string };
}
