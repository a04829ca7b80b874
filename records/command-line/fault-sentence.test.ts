import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { faultSentence } from './fault-sentence.ts';

const system = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: x`), { code, ...more });
const refusal = (code: string) => Object.assign(new DatabaseError('x', 1, 'error'), { code });

test.each([
  [new PlainFault('as it is'), /^as it is$/],
  [system('EROFS', { path: '/data' }), /\/data.*อ่านได้อย่างเดียว.*DATA_DIR/],
  [system('ENOSPC'), /ดิสก์เต็ม.*ลบหรือย้าย/],
  [system('EACCES', { path: '/bin/x', syscall: 'spawn /bin/x' }), /\/bin\/x.*npm ci/],
  [system('ERR_MODULE_NOT_FOUND'), /แพ็กเกจ.*npm ci/],
  [system('SELF_SIGNED_CERT_IN_CHAIN'), /ใบรับรอง.*NODE_EXTRA_CA_CERTS/],
  [system('ECONNREFUSED'), /ติดต่อฐานข้อมูลไม่ได้.*DATABASE_URL/],
  [refusal('28P01'), /รหัสผ่าน.*DATABASE_OWNER_URL/],
  [refusal('3D000'), /createdb/],
  [refusal('53100'), /ดิสก์ของฐานข้อมูลเต็ม/],
  [refusal('53300'), /รับงานเพิ่มไม่ได้/],
  [refusal('42501'), /npm run database -- roles/],
])('%s is one Thai sentence with its reason and its mend', (error, sentence) => {
  expect(faultSentence(error)).toMatch(sentence);
  expect(faultSentence(error)).not.toContain('\n');
});

test('what nobody foresaw is left to a stack', () => {
  expect(faultSentence(new TypeError('x is not a function'))).toBeUndefined();
  expect(faultSentence('no error')).toBeUndefined();
});
