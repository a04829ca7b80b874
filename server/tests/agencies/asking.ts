/** Calls of agencies as our pages make them, and who may make them. */
import type { Endpoint } from '../../../api/endpoint.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { enterAgency } from '../../../tools/agency/in-agency.ts';
import { allHandlers } from '../../handlers.ts';
import { send } from '../calls/send.ts';
import type { TestServer, TestSession } from '../test-server.ts';

export type Input = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly status: number;
  /** Machine name of a refusal's problem. */
  readonly code: string | undefined;
  readonly ref: string;
  /** Body and headers without the reference. */
  readonly content: string;
  readonly bytes: Buffer;
}

export const endpoints = allHandlers.map(({ endpoint }) => endpoint);
export const ofAgency = endpoints.filter(({ who }) => who.startsWith('agency'));

/** Names of an endpoint's input fields. */
export const fieldsOf = ({ input }: Endpoint): readonly string[] =>
  Object.keys((input as unknown as { shape?: Record<string, unknown> }).shape ?? {});

/** Calls an endpoint with what a browser holds. */
export async function askAs(
  server: TestServer,
  endpoint: Endpoint,
  session: Partial<TestSession>,
  input: Input,
): Promise<Answer> {
  const answer = await send(server, endpoint, input, session);
  const isJson = /json/.test(String(answer.headers['content-type']));
  const data = isJson ? answer.json().data : undefined;
  const ref = String(data?.ref ?? '');
  const { date: _, 'x-request-id': __, ...rest } = answer.headers;
  const content = `${JSON.stringify(rest)} ${answer.payload}`.replaceAll(
    ref,
    ref === '' ? '' : 'REF',
  );
  return { status: answer.statusCode, code: data?.code, ref, content, bytes: answer.rawPayload };
}

/** Gives every agency of the records one person who reads and one who also reports. */
export async function giveEverybodyPeople(server: TestServer): Promise<readonly string[]> {
  const { ownerUrl } = server.store;
  const agencies = await asUpkeep(ownerUrl, 'sahakon_intake', async (client) => {
    const { rows } = await client.query<{ no: string }>(
      `SELECT a.agency_no AS no FROM records.agencies a
       JOIN records.current USING (publication_id) ORDER BY 1`,
    );
    return rows.map(({ no }) => no);
  });
  await asUpkeep(ownerUrl, 'sahakon_owner', (client) =>
    client.query(
      `INSERT INTO portal.agency_accounts
         (agency_no, person_no, contact_name, role, password_hash, must_change)
       SELECT no, person, 'ผู้แทน ' || person, role, 'none', false
       FROM unnest($1::text[]) no, (VALUES (1, 'admin'), (2, 'viewer')) AS of (person, role)
       ON CONFLICT DO NOTHING`,
      [agencies],
    ),
  );
  return agencies;
}

/** One session for each login, begun when it is first asked for. */
export function sessionsOf(server: TestServer): (login: string) => Promise<TestSession> {
  const begun = new Map<string, Promise<TestSession>>();
  return (login) => {
    const session = begun.get(login) ?? enterAgency(server, login);
    begun.set(login, session);
    return session;
  };
}
