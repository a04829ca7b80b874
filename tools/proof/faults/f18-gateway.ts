import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../records/postgres/free-port.ts';
import { behaviours, openGateway } from '../../../server/outbox/tests/gateway.ts';
import { temporaryFolder } from '../../app.ts';
import { trySignIn, withCsrfToken } from '../../sign-in.ts';
import { demoPassword } from '../../store/cast-settings.ts';
import { codeIn } from '../../test-outbox.ts';
import { faultOfAnswer } from '../checker/answers.ts';
import { type Finding, finding } from '../checker/finding.ts';
import type { ProvedFault, Round } from './fault.ts';
import { askBy, freshAddress, openClient } from './load/http-client.ts';
import { type Server, secondsUntil, startServer } from './server.ts';

const kinds = ['failing', 'lying', 'slow', 'rude'] as const;
type Gateway = Awaited<ReturnType<typeof openGateway>>;

/** Of one member, who has three codes in a quarter of an hour: none that is lost may count. */
const mostTries = 12;

interface Place {
  readonly members: readonly string[];
  readonly port: number;
  readonly server: Server;
  readonly gateway: Gateway;
}

const memberAt = ({ members }: Place, at: number): string => members[at % members.length] ?? '';

/** One sign-in on a device that is new; gives the answer, and what is wrong with its form. */
async function tryOnce({ port }: Place, memberNo: string) {
  const client = openClient(port, freshAddress());
  const answer = await trySignIn(askBy(client), memberNo, demoPassword);
  const text = JSON.stringify(answer.body ?? '');
  const fault = faultOfAnswer({ status: answer.status, type: 'application/json', text });
  return { ...answer, text, client, findings: fault === undefined ? [] : [finding('I7', fault)] };
}

/** A member signs in again and again, until the product says itself that no SMS goes out. */
async function untilAway(place: Place, memberNo: string): Promise<readonly Finding[]> {
  const codes: string[] = [];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { status, body, text, client, findings } = await tryOnce(place, memberNo);
    client.close();
    codes.push(`${status} ${body?.data?.code ?? body?.rc_code}`);
    const otps = place.gateway.heard.flatMap((heard) => codeIn(heard.body) ?? []);
    const leaked = otps.some((otp) => `${text}${place.server.output()}`.includes(otp));
    if (leaked) return [...findings, finding('I3', 'an OTP stands in an answer or in the log')];
    if (findings.length > 0) return findings;
    if (body?.data?.code === 'sms_away') return [];
    await pause(2_000);
  }
  return [finding('I7', `no answer says that SMS is away: ${[...new Set(codes)].join(', ')}`)];
}

/** Signs in with the code of a gateway that works again. */
async function signsIn(place: Place, memberNo: string): Promise<boolean> {
  const { status, body, client, cookies } = await tryOnce(place, memberNo);
  const cookie = cookies.map((line) => line.split(';')[0] ?? '').join('; ');
  try {
    if (status !== 200 || body?.data?.ticket === undefined) return false;
    // Messages that waited for the gateway come with it; ours bears the reference of this answer.
    const own = () => place.gateway.heard.find((one) => one.body.includes(body.data.reference));
    await secondsUntil(async () => own() !== undefined, 10_000).catch(() => {});
    const otp = codeIn(own()?.body ?? '');
    const ask = askBy(client);
    const answer = await ask({
      method: 'POST',
      url: '/api/member/auth/login/otp',
      headers: await withCsrfToken(ask, { cookie }),
      body: { otp, ticket: body.data.ticket },
    });
    return answer.status === 200 && typeof answer.body.token === 'string';
  } finally {
    client.close();
  }
}

async function round(place: Place, at: number): Promise<Round> {
  const kind = kinds[at % kinds.length] ?? 'failing';
  place.gateway.behave(behaviours[kind]);
  const memberNo = memberAt(place, at);
  const findings = await untilAway(place, memberNo);
  place.gateway.behave(behaviours.good);
  const seconds = await secondsUntil(async () => {
    await pause(1_000);
    return signsIn(place, memberNo);
  });
  return { findings, seconds, note: `${kind} gateway` };
}

/** F18: the gateway fails, lies, is silent or hangs up: said, no try is lost, no OTP leaks. */
export const gatewayAway: ProvedFault = {
  ...{ mark: 'F18', name: 'SMS gateway down, slow, lying', runs: 4, fullRuns: 20 },
  limitSeconds: 60,
  async prove({ runs, base }) {
    const [folder, gateway] = [await temporaryFolder(), await openGateway(behaviours.good)];
    const dataDir = join(folder.path, 'data');
    base.copyTo(dataDir);
    const port = await freePort();
    const env = {
      ...{ OUTBOX: 'sms-http: file', SMS_HTTP_URL: gateway.url, SMS_HTTP_BODY: '{to} {text}' },
      ...{ SMS_HTTP_OK: '"sent"', NEW_DEVICE_OTP: '1' },
    };
    const server = startServer({ dataDir, port, env });
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/home`).then(
        ({ ok }) => ok,
        () => false,
      );
    try {
      await secondsUntil(isUp);
      const rounds: Round[] = [];
      for (let at = 0; at < runs; at += 1) {
        const place = { members: base.others, port, server, gateway };
        rounds.push(
          await round(place, at).catch(({ message }: Error) => ({
            findings: [finding('I5', `${kinds[at % kinds.length]} gateway: ${message}`)],
          })),
        );
      }
      return rounds;
    } finally {
      server.launcher.kill('SIGTERM');
      await server.ended;
      await gateway.close();
      await folder.remove();
    }
  },
};
