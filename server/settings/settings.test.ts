import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BadSetting } from './bad-setting.ts';
import { otpRequiredFor, readSettings } from './settings.ts';
import { readSite } from './site-file.ts';

test('nothing set: the defaults of the contract', () => {
  expect(readSettings({ PORT: ' ' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: `${process.cwd()}/data`,
    siteConfig: `${process.cwd()}/site.config.json`,
    databaseUrl: undefined,
    demo: undefined,
    demoDate: undefined,
    idleSeconds: 900,
    argonMemoryKib: 65_536,
    argonPasses: 2,
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', '3e3'],
  ['DEMO', 'yes'],
  ['DEMO_DATE', '28/11/2568'],
  ['DEMO_DATE', '2026-02-29'],
  ['DEMO_DATE', '2025-11-27'],
  ['DEMO_DATE', '2099-12-31'],
  ['NEW_DEVICE_OTP', 'on'],
  ['IDLE_MINUTES', '1'],
  ['ARGON_MEMORY_KIB', '1024'],
  ['PUBLIC_ORIGIN', 'http://portal.example'],
  ['PUBLIC_ORIGIN', 'https://portal.example/'],
  ['TRUSTED_PROXIES', 'garbage'],
  ['TRUSTED_PROXIES', '127.0.0.1, 10.0.0.0/33'],
  ['TRUSTED_PROXIES', '127.0.0.1:8080'],
  ['TRUSTED_PROXIES', '10/8'],
  ['SECRET', 'short'],
  ['SECRETS', `2:${'b'.repeat(32)}`.replace('2:', '')],
  ['SECRETS', `2:${'b'.repeat(32)}@2027-01-31`],
  ['SECRETS', `2:${'b'.repeat(32)} 1:${'a'.repeat(32)}`],
  ['SECRETS', `2:${'b'.repeat(32)} 1:${'a'.repeat(32)}@2027-02-30`],
  ['INTAKE_POLL_SECONDS', '0'],
  ['INTAKE_KEEP_DAYS', '-1'],
  ['INTAKE_STALL_SECONDS', 'soon'],
  ['INTAKE_MAIL', 'a@coop.example nobody'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'with a space, but long enough'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(BadSetting);
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test('a server listens at one address, whose shares are all that there are', () => {
  const hosts = ['localhost', 'LocalHost', '::1', '0.0.0.0', undefined];
  expect(hosts.map((HOST) => readSettings({ HOST }).host)).toEqual([
    ...['127.0.0.1', '127.0.0.1', '::1', '0.0.0.0', '127.0.0.1'],
  ]);
});

test('TRUSTED_PROXIES takes addresses, ranges and their names, and is refused by its words', () => {
  const text = ' 127.0.0.1, 10.0.0.0/8 2001:db8::/32,loopback, ';
  expect(readSettings({ TRUSTED_PROXIES: text }).trustedProxies).toEqual([
    ...['127.0.0.1', '10.0.0.0/8', '2001:db8::/32', 'loopback'],
  ]);
  expect(() => readSettings({ TRUSTED_PROXIES: '127.0.0.1 garbage' })).toThrow(
    /TRUSTED_PROXIES=127\.0\.0\.1 garbage ใช้ไม่ได้ ต้องเป็น.* เช่น TRUSTED_PROXIES=127\.0\.0\.1,10/,
  );
});

test('.env.example lists every setting and nothing else', async () => {
  const listed = [...(await readFile('.env.example', 'utf8')).matchAll(/^([A-Z_]+)=/gm)];
  const readNames = new Set<string>();
  readSettings(
    new Proxy({}, { get: (_, name) => void readNames.add(String(name)), has: () => true }),
  );
  expect(listed.map(([, name]) => name).sort()).toEqual([...readNames].sort());
});

test('D-03 a new device is confirmed by everybody unless the cooperative says otherwise', () => {
  const otpMembers = (text: string, demo: boolean) =>
    otpRequiredFor(readSettings({ NEW_DEVICE_OTP: text }).newDeviceOtp, demo);
  expect([otpMembers('', false), otpMembers('1', false), otpMembers('1', true)]).toEqual(
    Array.from({ length: 3 }, () => 'everybody'),
  );
  expect([otpMembers('0', false), otpMembers('0', true)]).toEqual([[], []]);
  expect(otpMembers('', true)).toEqual(['000222']);
});

test('R092 the demo cooperative has its five names; a wrong file is told by field', async () => {
  const site = await readSite('site.config.json');
  for (const name of [
    'coopNameTH',
    'coopNameEN',
    'coop_address',
    'menureport',
    'www_description',
  ] as const) {
    expect(site[name]).toBeDefined();
  }
  await expect(readSite('package.json')).rejects.toThrow(
    /SITE_CONFIG=package\.json: บรรทัดที่ 1: coopNameTH: ยังไม่ได้ใส่ .*\n/,
  );
  await expect(readSite('package.json')).rejects.toThrow(/บรรทัดที่ 2: name = "sahakon": ไม่มีค่าตั้งชื่อนี้/);
  await expect(readSite('README.md')).rejects.toThrow(
    /README\.md ไม่ใช่ JSON ที่ถูกต้อง: บรรทัดที่ 1: # อยู่ผิดที่/,
  );
  await expect(readSite('README.nothing')).rejects.toThrow(/อ่านไม่ได้ \(ENOENT\)/);
});

test('R092 a settings file that an editor of Windows has marked is read all the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-mark-'));
  try {
    const path = join(folder, 'site.config.json');
    await writeFile(path, `\ufeff${await readFile('site.config.json', 'utf8')}`);
    expect(await readSite(path)).toEqual(await readSite('site.config.json'));
    await writeFile(path, '\ufeff{\n  "phone": "1"\n  "fax": null\n}');
    await expect(readSite(path)).rejects.toThrow(/ไม่ใช่ JSON ที่ถูกต้อง: บรรทัดที่ 3: "fax" อยู่ผิดที่/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('D-37 the office may have a hostname of its own, besides the portal’s', () => {
  const hostOf = (OFFICE_HOST: string, PUBLIC_ORIGIN = 'https://portal.example') =>
    readSettings({ OFFICE_HOST, PUBLIC_ORIGIN }).officeHost;
  expect(hostOf('')).toBeUndefined();
  expect(hostOf('Office.portal.example')).toBe('office.portal.example');
  expect(() => hostOf('office.portal.example', '')).toThrow(
    /ยังไม่ได้ตั้ง PUBLIC_ORIGIN ทั้งที่ตั้ง OFFICE_HOST/,
  );
  expect(() => hostOf('portal.example')).toThrow(
    /OFFICE_HOST=portal\.example .*ต่างจาก PUBLIC_ORIGIN/,
  );
  for (const wrong of ['https://office.example', 'a/b', 'a b', 'u@office.example']) {
    expect(() => hostOf(wrong)).toThrow(/OFFICE_HOST=.* ต้องเป็นชื่อเครื่องอย่างเดียว/);
  }
});

test('D-31 who is told of looks in members’ stead is one address, or nobody', () => {
  expect(readSettings({}).alertMail).toBeUndefined();
  expect(readSettings({ ALERT_MAIL: ' boss@coop.example ' }).alertMail).toBe('boss@coop.example');
  for (const wrong of ['boss', 'a@b, c@d', '<a@b>', 'a b@c']) {
    expect(() => readSettings({ ALERT_MAIL: wrong })).toThrow(/ALERT_MAIL/);
  }
});

test('a watched folder needs the owner’s address, and is told what its settings say', () => {
  const [INTAKE_FOLDER, DATABASE_URL] = ['drops', 'postgres://portal@db/x'];
  expect(() => readSettings({ INTAKE_FOLDER, DATABASE_URL })).toThrow('DATABASE_OWNER_URL');
  const DATABASE_OWNER_URL = 'postgres://owner@db/x';
  for (const store of [{}, { DATABASE_URL, DATABASE_OWNER_URL }]) {
    const settings = readSettings({ INTAKE_FOLDER, INTAKE_KEEP_DAYS: '3', ...store });
    expect(settings.intake?.folder).toBe(`${process.cwd()}/drops`);
    expect(settings.intake?.environment).toMatchObject({ INTAKE_KEEP_DAYS: '3' });
  }
});

test('who hears of extracts is who hears of alarms, unless it is said', () => {
  const ALERT_MAIL = 'manager@coop.example';
  expect(readSettings({}).intakeMail).toEqual([]);
  expect(readSettings({ ALERT_MAIL }).intakeMail).toEqual([ALERT_MAIL]);
  expect(readSettings({ ALERT_MAIL, INTAKE_MAIL: 'a@x.example, b@x.example' }).intakeMail).toEqual([
    ...['a@x.example', 'b@x.example'],
  ]);
});
