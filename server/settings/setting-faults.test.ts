/** Each setting that can be wrong says so in one Thai sentence, with an example of what may be. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readDatabaseUrl } from '../../records/driver/address.ts';
import { checkIntakeMapping, readIntakeSettings } from './intake-settings.ts';
import { readSettings } from './settings.ts';
import { readSite } from './site-file.ts';

type Values = Readonly<Record<string, string>>;
const sms = { OUTBOX: 'sms-http:', SMS_HTTP_URL: 'https://sms.example/x' };
const passphrases = {
  BACKUP_PASSPHRASE: 'correct horse battery',
  BACKUP_SECRET_PASSPHRASE: 'another horse staple',
};

/** A value that cannot be used, beside what it needs to be looked at; several for some. */
const wrong: Readonly<Record<string, readonly Values[]>> = {
  PORT: [{ PORT: '70000' }],
  VALKEY_URL: [
    { VALKEY_URL: 'valkey.example:6379' },
    { VALKEY_URL: 'https://:hush@valkey.example' },
    { VALKEY_URL: 'redis://valkey.example/hush' },
    { VALKEY_URL: 'redis://valkey.example/0?password=hush' },
  ],
  INTAKE_KEEP_PUBLICATIONS: [{ INTAKE_KEEP_PUBLICATIONS: '1' }],
  BACKUP_PASSPHRASE: [{ BACKUP_PASSPHRASE: 'hush' }, { BACKUP_DIR: '/srv/copies' }],
  BACKUP_SECRET_PASSPHRASE: [
    { BACKUP_SECRET_PASSPHRASE: 'hush' },
    { ...passphrases, BACKUP_SECRET_PASSPHRASE: passphrases.BACKUP_PASSPHRASE },
    { BACKUP_DIR: '/srv/copies', BACKUP_PASSPHRASE: passphrases.BACKUP_PASSPHRASE },
  ],
  BACKUP_AT: [{ BACKUP_AT: '2:30' }],
  BACKUP_KEEP_DAYS: [{ BACKUP_KEEP_DAYS: '1' }],
  BACKUP_BEFORE_MIGRATION: [{ BACKUP_BEFORE_MIGRATION: 'yes' }],
  DEMO: [{ DEMO: 'true' }],
  DEMO_MEMBERS: [{ DEMO_MEMBERS: '5' }],
  DEMO_DATE: [{ DEMO_DATE: '31/1/2569' }],
  PUBLIC_ORIGIN: [{ PUBLIC_ORIGIN: 'portal.example' }, { OFFICE_HOST: 'office.example' }],
  OFFICE_HOST: [
    { OFFICE_HOST: 'https://x', PUBLIC_ORIGIN: 'https://portal.example' },
    { OFFICE_HOST: 'portal.example', PUBLIC_ORIGIN: 'https://portal.example' },
  ],
  TRUSTED_PROXIES: [{ TRUSTED_PROXIES: 'proxy' }],
  MAX_CONNECTIONS: [{ MAX_CONNECTIONS: 'many' }],
  MAX_CONNECTIONS_PER_NETWORK: [{ MAX_CONNECTIONS_PER_NETWORK: '1' }],
  METRICS_TOKEN: [{ METRICS_TOKEN: 'hush' }],
  FIGURES_DAYS: [{ FIGURES_DAYS: 'Mon-Fri' }],
  FIGURES_MISSING_DAYS: [{ FIGURES_MISSING_DAYS: '-1' }],
  IDLE_MINUTES: [{ IDLE_MINUTES: '1' }],
  NEW_DEVICE_OTP: [{ NEW_DEVICE_OTP: 'on' }],
  OUTBOX: [{ OUTBOX: 'hush' }, { OUTBOX: 'file hush' }, { OUTBOX: 'file smtp://' }],
  MAIL_FROM: [
    { OUTBOX: 'file smtp://mail.example' },
    { OUTBOX: 'file smtp://mail.example', MAIL_FROM: 'nobody' },
  ],
  SMS_HTTP_URL: [
    { OUTBOX: 'sms-http:' },
    { OUTBOX: 'sms-http:', SMS_HTTP_URL: 'http://sms.example/hush' },
  ],
  SMS_HTTP_METHOD: [{ ...sms, SMS_HTTP_METHOD: 'PUT' }],
  SMS_HTTP_HEADERS: [
    { ...sms, SMS_HTTP_HEADERS: 'hush', SMS_HTTP_BODY: '{"to":"{to}","text":"{text}"}' },
  ],
  SMS_HTTP_BODY: [
    { ...sms, SMS_HTTP_BODY: 'hush' },
    { ...sms, SMS_HTTP_BODY: 'hush', SMS_HTTP_METHOD: 'GET' },
  ],
  ALERT_MAIL: [{ ALERT_MAIL: 'boss' }],
  INTAKE_MAPPING: [{ INTAKE_FOLDER: '/drops', INTAKE_MAPPING: '/none.json' }],
  INTAKE_POLL_SECONDS: [{ INTAKE_POLL_SECONDS: '0' }],
  INTAKE_KEEP_DAYS: [{ INTAKE_KEEP_DAYS: '-1' }],
  INTAKE_STALL_SECONDS: [{ INTAKE_STALL_SECONDS: 'soon' }],
  INTAKE_QUARANTINE: [{ INTAKE_QUARANTINE: '2000' }],
  INTAKE_MAIL: [{ INTAKE_MAIL: 'nobody' }],
  DATABASE_URL: [
    { DATABASE_URL: 'hush' },
    { DATABASE_URL: 'postgres://a:hush@db1,/x' },
    { DATABASE_URL: 'postgres://a:hush@db1, db2/x' },
    { DATABASE_URL: 'postgres://a:%zzhush@db/x' },
    { DATABASE_URL: 'postgres://a:hush@db1/x?sslmode=prefer' },
  ],
  DATABASE_READ_URL: [
    { DATABASE_READ_URL: 'hush' },
    { DATABASE_READ_URL: 'postgres://a:hush@db1,db2:port/x' },
    { DATABASE_READ_URL: 'postgres://a:hush@db1/x?sslrootcert=/ca.crt' },
  ],
  DATABASE_OWNER_URL: [
    { DATABASE_OWNER_URL: 'https://hush' },
    { INTAKE_FOLDER: '/drops', DATABASE_URL: 'postgres://a:b@db/x' },
  ],
  ARGON_MEMORY_KIB: [{ ARGON_MEMORY_KIB: '1024' }],
  WORKERS: [{ WORKERS: 'two' }],
  ARGON_PASSES: [{ ARGON_PASSES: '1' }],
  SECRET: [{ SECRET: 'hush' }, { SECRET: 'h'.repeat(32), SECRETS: `1:${'h'.repeat(32)}` }],
  SECRETS: [{ SECRETS: '1:hush' }],
};
/** Any text will do; what it leads to is opened, and named where that fails. */
const free = ['HOST', 'DATA_DIR', 'BACKUP_DIR', 'SITE_CONFIG', 'SMS_HTTP_OK'];
const others = [...free, 'INTAKE_FOLDER'];

async function sentenceOf(values: Values): Promise<string> {
  try {
    readSettings(values);
    await checkIntakeMapping(readIntakeSettings(values));
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
}

test.each(Object.entries(wrong))('%s', async (name, cases) => {
  for (const values of cases) {
    const sentence = await sentenceOf(values);
    const [, detail = ''] = sentence.split('แล้วสั่งใหม่: ');
    // A mapping's own faults follow, a line each.
    if (name !== 'INTAKE_MAPPING') expect(detail).not.toContain('\n');
    // The setting, what stands there unless it is to stay hidden, what may, and an example.
    expect(detail).toMatch(new RegExp(`${name}[ =]`));
    expect(detail).toMatch(/เช่น /);
    const read = values[name];
    const isNamed = read === undefined || detail.includes(read) || /ไม่แสดงค่า/.test(detail);
    expect(isNamed, detail).toBe(true);
    expect(detail).not.toContain('hush');
    // No English but names and values: never two words of it beside each other.
    const words = detail.replace(/openssl rand -\w+ \d+|Bearer KEY/g, '');
    expect(words).not.toMatch(/\b[a-z]{2,} [a-z]{2,}\b/);
  }
});

test('every setting has its row, or takes any text', async () => {
  const example = await readFile('.env.example', 'utf8');
  const listed = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
  expect([...Object.keys(wrong), ...others].sort()).toEqual(listed.sort());
});

test('what takes any text and leads nowhere is told in Thai where it is opened', async () => {
  expect(() => readDatabaseUrl('localhost/sahakon')).toThrow(/[ก-๙].*postgres:\/\//);
  await expect(readSite('/none/site.json')).rejects.toThrow(/[ก-๙].*SITE_CONFIG/s);
});

test('of the three databases the one at fault is named, two hosts for example', async () => {
  const right = 'postgres://a:b@db1:5432,db2/x';
  const names = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_READ_URL'];
  for (const name of names) {
    const sentence = await sentenceOf({
      ...Object.fromEntries(names.map((each) => [each, right])),
      [name]: 'nonsense',
    });
    expect(sentence.match(/DATABASE_\w+/g)).toEqual([name, name]);
    expect(sentence).toContain('@db1.example:5432,db2.example:5432/');
  }
  const url = `${right}?sslrootcert=/ca.crt`;
  expect(await sentenceOf({ DATABASE_URL: url })).toMatch(/sslrootcert.*NODE_EXTRA_CA_CERTS=/);
});
