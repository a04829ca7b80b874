/** Files of the cover statement as they are asked for, and what the screen shows of the month. */
import { parse } from 'csv-parse/sync';
import type { openTestApp } from '../../../../../tools/test-app.ts';

export type App = Awaited<ReturnType<typeof openTestApp>>;

export const november = 'year=2568&month=11';
export const fileUrl = '/api/membergroup/keeprep/file';

export async function downloadFile({ app, signInAgency }: App, login: string, query: string) {
  const headers = { host: 'localhost', ...(await signInAgency(login)) };
  const answer = await app.inject({ url: `${fileUrl}?${query}`, headers });
  const named = String(answer.headers['content-disposition'] ?? '').split("''")[1] ?? '';
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    name: decodeURIComponent(named),
    bytes: answer.rawPayload,
    body: () => JSON.parse(answer.payload),
  };
}

interface Line {
  readonly membership_no: string;
  readonly name: string;
  readonly employee_no: string | null;
  readonly share: { readonly amount: string } | null;
  readonly total: string;
}
interface Shown {
  readonly members: readonly Line[];
  readonly totals: { readonly total: string };
  readonly due_on: string;
}

export async function shownTo(app: App, agencyNo: string, query: string): Promise<Shown> {
  const headers = await app.signInAgency(agencyNo);
  return (await app.get(`/api/membergroup/keeprep?${query}`, headers)).body.data;
}
export const satang = (baht: string): number => Math.round(Number(baht.replaceAll(',', '')) * 100);
export const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

export const rowsOf = (bytes: Buffer, encoding: 'utf-8' | 'windows-874'): string[][] =>
  parse(new TextDecoder(encoding, { fatal: true }).decode(bytes), {
    ...{ relax_column_count: true, skip_empty_lines: true },
  });
