/** Members with a session each, on an address of their own. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Headers, signIn } from '../../../sign-in.ts';
import { demoPassword } from '../../../store/cast-settings.ts';
import { askBy, type Client, freshAddress, openClient } from './http-client.ts';

export interface Person {
  readonly memberNo: string;
  readonly client: Client;
  /** Of the session. */
  readonly headers: Headers;
}

/** Signs them in one after the other, as no storm. */
export async function signInAll(
  port: number,
  memberNos: readonly string[],
): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (const memberNo of memberNos) {
    const client = openClient(port, freshAddress());
    people.push({ memberNo, client, headers: await signIn(askBy(client), memberNo, demoPassword) });
    await pause(20);
  }
  return people;
}
