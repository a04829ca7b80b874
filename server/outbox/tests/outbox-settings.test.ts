import { expect, test } from 'vitest';
import { BadSetting } from '../../settings/bad-setting.ts';
import { readOutbox } from '../outbox-settings.ts';

const read = (settings: Record<string, string>) => readOutbox((name) => settings[name]);

const gateway = {
  OUTBOX: 'sms-http:',
  SMS_HTTP_URL: 'https://sms.example/send',
  SMS_HTTP_BODY: '{"to":"{to}","text":"{text}"}',
};

test('F18 files unless the cooperative says otherwise', () => {
  expect(read({})).toEqual({ files: true, mail: undefined, sms: undefined });
});

test('F18 several ways beside each other', () => {
  expect(
    read({
      ...gateway,
      OUTBOX: 'sms-http:, smtps://me:secret@mail.example:465',
      MAIL_FROM: 'portal@coop.example',
      SMS_HTTP_HEADERS: '{"Authorization":"Bearer x"}',
      SMS_HTTP_OK: '"sent"',
    }),
  ).toEqual({
    files: false,
    mail: { url: 'smtps://me:secret@mail.example:465', from: 'portal@coop.example' },
    sms: {
      url: 'https://sms.example/send',
      method: 'POST',
      headers: { authorization: 'Bearer x' },
      body: '{"to":"{to}","text":"{text}"}',
      ok: '"sent"',
    },
  });
});

test('F18 on this machine a gateway may do without TLS', () => {
  const url = 'http://127.0.0.1:9/send?to={to}&text={text}';
  const settings = { OUTBOX: 'sms-http:', SMS_HTTP_URL: url, SMS_HTTP_METHOD: 'get' };
  expect(read(settings).sms).toMatchObject({ url, method: 'GET', body: undefined });
});

test.each([
  ['OUTBOX ใช้ไม่ได้ (ไม่แสดงค่าที่ตั้งไว้) ต้องเป็นอย่างน้อย file หรือ sms-http:', { OUTBOX: 'fax' }],
  ['SMS มีทางออก', { OUTBOX: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }],
  ['อย่างละครั้ง', { OUTBOX: 'file fax' }],
  ['ที่มีชื่อเครื่อง', { OUTBOX: 'file smtp://', MAIL_FROM: 'a@b.example' }],
  ['ยังไม่ได้ตั้ง MAIL_FROM', { OUTBOX: 'file smtp://mail.example' }],
  ['MAIL_FROM=a@b', { OUTBOX: 'file smtp://mail.example', MAIL_FROM: 'a@b\nBcc: c@d' }],
  ['ยังไม่ได้ตั้ง SMS_HTTP_URL', { OUTBOX: 'sms-http:' }],
  ['http:// ของเครื่องนี้เอง', { ...gateway, SMS_HTTP_URL: 'http://sms.example/send' }],
  ['SMS_HTTP_URL', { ...gateway, SMS_HTTP_URL: 'https://{to}.example/send' }],
  ['SMS_HTTP_URL', { ...gateway, SMS_HTTP_URL: 'file:///etc/passwd' }],
  ['SMS_HTTP_METHOD', { ...gateway, SMS_HTTP_METHOD: 'PUT' }],
  ['SMS_HTTP_BODY', { ...gateway, SMS_HTTP_METHOD: 'GET' }],
  ['SMS_HTTP_BODY', { ...gateway, SMS_HTTP_BODY: '{"to":"{to}"}' }],
  ['SMS_HTTP_HEADERS', { ...gateway, SMS_HTTP_HEADERS: 'Authorization: secret' }],
])('F18 %s is refused by name: %j', (name, settings) => {
  expect(() => read(settings)).toThrow(BadSetting);
  expect(() => read(settings)).toThrow(name);
  expect(() => read(settings)).not.toThrow(/secret/);
});
