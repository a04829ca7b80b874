import { expect, test } from 'vitest';
import { atRest, type ChangeAnswer, changeReducer, codeWaitOf } from './change-state.ts';
import { changePassword } from './password.api.ts';

const sent = changePassword.example;
const second: ChangeAnswer = {
  rc_code: '2',
  rc_des: 'ส่งรหัสแล้ว',
  data: sent,
  new_password: 'otpref.a.x',
  mem_password: 'otpref.b.y',
};
const after = (answer: ChangeAnswer, before = atRest) =>
  changeReducer(changeReducer(before, { type: 'request' }), { type: 'success', answer });

test('R107 at rest nothing is loading, changed, wrong or known', () => {
  expect(atRest).toEqual({ loading: false, changed: false, error: '', data: undefined });
});

test('R107 a request loads, and the error before it goes', () => {
  const failed = changeReducer(atRest, { type: 'failure', error: 'ผิด' });
  expect(failed).toEqual({ ...atRest, error: 'ผิด' });
  expect(changeReducer(failed, { type: 'request' })).toEqual({ ...atRest, loading: true });
});

test('R107 R120 the answer 1: changed, with the answer as data', () => {
  const answer = { rc_code: '1', rc_des: 'เปลี่ยนแล้ว' };
  expect(after(answer)).toEqual({ ...atRest, changed: true, data: answer });
});

test('R107 R121 the answer 2: not changed yet; ticket and both references are kept', () => {
  const state = after(second);
  expect(state).toEqual({ ...atRest, data: second });
  expect(codeWaitOf(state)).toEqual({
    sent,
    new_password: 'otpref.a.x',
    mem_password: 'otpref.b.y',
  });
});

test.each(['0', '-1', '', '3'])('R107 R122 R177 the answer %j is a failure', (rc_code) => {
  expect(after({ rc_code, rc_des: 'ไม่สำเร็จ' })).toEqual({ ...atRest, error: 'ไม่สำเร็จ' });
});

test('R122 a failure of the second step keeps what it needs to try again', () => {
  const waiting = after(second);
  const failed = changeReducer(waiting, { type: 'failure', error: 'รหัสไม่ถูกต้อง' });
  expect(codeWaitOf(failed)).toEqual(codeWaitOf(waiting));
  expect(failed.error).toBe('รหัสไม่ถูกต้อง');
  expect(changeReducer(failed, { type: 'reset' })).toEqual(atRest);
});

test('R121 an answer 2 without references leads nowhere', () => {
  expect(codeWaitOf(after({ rc_code: '2', data: sent }))).toBeUndefined();
  expect(codeWaitOf(atRest)).toBeUndefined();
  expect(codeWaitOf(after({ ...second, rc_code: '1' }))).toBeUndefined();
});
