import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailTransport } from '../mail-transport.ts';
import { smsTransport } from '../sms-transport.ts';
import { outboxFolder, transportsOf } from '../transports.ts';
import { behaviours, openGateway } from './gateway.ts';

const never = new AbortController().signal;
const sms = { channel: 'sms', to: '0812345678', text: 'รหัส & "x" {to} +1' } as const;

test('F18 files lie in the data folder, in their order, for the server alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
  const transport = transportsOf({ files: true, mail: undefined, sms: undefined }, dataDir).sms;
  await transport?.(sms, never);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await transport?.({ ...sms, text: 'ฉบับที่สอง' }, never);
  const names = (await readdir(outboxFolder(dataDir))).toSorted();
  const files = names.map((name) => join(outboxFolder(dataDir), name));
  const read = await Promise.all(files.map(async (f) => JSON.parse(await readFile(f, 'utf8'))));
  expect(read.map(({ to, text }) => [to, text])).toEqual([
    [sms.to, sms.text],
    [sms.to, 'ฉบับที่สอง'],
  ]);
  const modes = await Promise.all(files.map(async (file) => (await stat(file)).mode & 0o777));
  expect([...modes, (await stat(outboxFolder(dataDir))).mode & 0o777]).toEqual([
    ...[0o600, 0o600, 0o700],
  ]);
  await rm(dataDir, { recursive: true });
});

test('F18 a template is filled in the manner of its place', async () => {
  const gateway = await openGateway(behaviours.good);
  const url = `${gateway.url}/send?to={to}&text={text}`;
  const get = { url, method: 'GET', headers: {}, body: undefined, ok: undefined } as const;
  await smsTransport(get)(sms, never);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const post = { ...get, url: gateway.url, method: 'POST', body: 'to={to}&m={text}' } as const;
  await smsTransport({ ...post, headers: form })(sms, never);
  await smsTransport({ ...post, headers: { 'content-type': 'text/plain' } })(sms, never);
  const [first, second, third] = gateway.heard;
  const query = new URL(first?.url ?? '', gateway.url).searchParams;
  expect([query.get('to'), query.get('text')]).toEqual([sms.to, sms.text]);
  const sent = new URLSearchParams(second?.body);
  expect([sent.get('to'), sent.get('m'), [...sent].length]).toEqual([sms.to, sms.text, 2]);
  expect(third?.body).toBe(`to=${sms.to}&m=${sms.text}`);
  await gateway.close();
});

/** Speaks just enough SMTP to take a message. */
async function openPost(greeting = '220 post') {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let [inLetter, letter] = [false, ''];
    socket.on('error', () => {});
    socket.write(`${greeting}\r\n`);
    socket.on('data', (data) => {
      for (const line of data.toString('utf8').split('\r\n').slice(0, -1)) {
        if (inLetter && line === '.') {
          letters.push(letter);
          inLetter = false;
          socket.write('250 taken\r\n');
        } else if (inLetter) letter += `${line}\n`;
        else if (line === 'DATA') {
          inLetter = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else {
          letter += `${line}\n`;
          socket.write('250 ok\r\n');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { letters, port, close: () => server.close() };
}

const mail = { channel: 'mail', to: 'somchai@example.org', subject: 'แจ้ง', text: 'สวัสดี' } as const;

test('F18 mail goes out by SMTP, to one person, as plain text', async () => {
  const post = await openPost();
  await mailTransport(`smtp://127.0.0.1:${post.port}`, 'portal@coop.example')(mail, never);
  const [letter = ''] = post.letters;
  expect(letter).toContain('MAIL FROM:<portal@coop.example>');
  expect(letter.match(/RCPT TO/g)).toHaveLength(1);
  expect(letter).toContain('RCPT TO:<somchai@example.org>');
  expect(letter).toContain(Buffer.from(mail.subject).toString('base64'));
  expect(letter).toMatch(/text\/plain; charset=utf-8/i);
  await mailTransport(`smtp://127.0.0.1:${post.port}`, 'portal@coop.example')(
    { ...mail, to: 'a@example.org, b@example.org' },
    never,
  ).catch(() => {});
  expect(post.letters[1] ?? '').not.toContain('RCPT TO:<b@example.org>');
  post.close();
});

test('F18 a mail server that refuses or hangs is a failure', async () => {
  const refusing = await openPost('554 no');
  const transport = mailTransport(`smtp://127.0.0.1:${refusing.port}`, 'portal@coop.example');
  await expect(transport(mail, never)).rejects.toThrow();
  refusing.close();
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const hanging = mailTransport(`smtp://127.0.0.1:${port}`, 'portal@coop.example');
  await expect(hanging(mail, AbortSignal.timeout(50))).rejects.toThrow();
  silent.close();
});
