/** How members come in, and what they do with password, telephone and sessions. */
import { thaiDateNumeric } from '../../../../core/thai-date.ts';
import { demoPassword } from '../../../../demo/cast.ts';
import { leaves, plain } from '../../../../tools/endpoints/tests/audit-rows.ts';
import { ask } from '../../test-server.ts';
import { type Browser, openBrowser } from '../browser.ts';
import type { AuditRow, AuditRows, Left, Ready, Scene } from '../left.ts';

const fresh = 'ข้าวเหนียวมะม่วงหน้าร้อน';
const otpMember = '000222';

/** Codes may be asked for again at once: nobody has been sent any lately. */
const wait = ({ server }: Scene) =>
  ask(server, `UPDATE portal.one_time_codes SET created_at = created_at - interval '61 s'`);
const forget = ({ server }: Scene) => ask(server, 'DELETE FROM portal.one_time_codes');

/** A right password on a browser that is new to its member, who is sent a code. */
async function signingIn(scene: Scene): Promise<{ browser: Browser; ticket: string }> {
  await forget(scene);
  const browser = openBrowser(scene.server);
  const input = { membership_no: otpMember, mem_password: demoPassword };
  const { data } = await browser.post('/api/member/auth/login', input);
  return { browser, ticket: data.ticket };
}

/** Somebody who says who they are. */
async function registering(scene: Scene, flow: 'register' | 'forget') {
  await forget(scene);
  const memberNo = flow === 'register' ? '000321' : otpMember;
  const [person] = await ask<{ id: string; birth: string }>(
    scene.server,
    `SELECT national_id AS id, birth_date::text AS birth FROM records.members
     WHERE member_no = '${memberNo}'`,
  );
  const browser = openBrowser(scene.server);
  const input = {
    ...{ membership_no: memberNo, id_card: person?.id },
    date_of_birth: thaiDateNumeric(person?.birth ?? ''),
    ...(await browser.prove()),
  };
  const first = async () => {
    const { data } = await browser.post(`/api/member/auth/${flow}`, input);
    return data.ticket as string;
  };
  const second = async () => {
    const confirmed = { ticket: await first(), otp: scene.outbox.lastCode() };
    const { data } = await browser.post(`/api/member/auth/${flow}/otp`, confirmed);
    return data.ticket as string;
  };
  return { memberNo, browser, input, first, second };
}

/** The four steps; nobody is signed in, so the code's owner alone stands in the last. */
function stepsOf(flow: 'register' | 'forget'): AuditRows {
  const memberNo = flow === 'register' ? '000321' : otpMember;
  const done = flow === 'register' ? 'member.register' : 'member.recover';
  const row = (
    entry: string,
    step: (scene: Scene, flow: 'register' | 'forget') => Promise<Ready>,
    more: Omit<Left, 'entry'> = {},
  ): AuditRow => ({
    ready: (scene) => step(scene, flow),
    leaves: [{ entry: `member.${flow}.${entry}`, ...more }],
  });
  const { ready, leaves: ended } = row('password', async (scene) => {
    const { browser, second } = await registering(scene, flow);
    const mem_password = `${fresh}${flow}`;
    return browser.ready({ ticket: await second(), mem_password, terms_version: '1' });
  });
  const itself: Left = {
    ...{ entry: done, detail: null, by: { kind: 'member', actor: memberNo }, of: memberNo },
  };
  return {
    [`member.${flow}.ask`]: row(
      'ask',
      async (scene) => {
        const { browser, input } = await registering(scene, flow);
        return browser.ready(input);
      },
      { target: memberNo },
    ),
    [`member.${flow}.otp_again`]: row('otp_again', async (scene) => {
      const { browser, first } = await registering(scene, flow);
      const ticket = await first();
      await wait(scene);
      return browser.ready({ ticket });
    }),
    [`member.${flow}.otp`]: row('otp', async (scene) => {
      const { browser, first } = await registering(scene, flow);
      return browser.ready({ ticket: await first(), otp: scene.outbox.lastCode() });
    }),
    [`member.${flow}.password`]: { ...(ready && { ready }), leaves: [itself, ...ended] },
  };
}

/** A password to be changed, by whom a code is asked. */
async function changing(scene: Scene) {
  await forget(scene);
  const session = await scene.server.signIn(otpMember);
  const input = { mem_password: fresh, mem_oldpassword: demoPassword };
  const answer = await scene.send(scene.endpoint('member.change_password'), input, session);
  const { data, new_password, mem_password } = answer.json();
  return { session, references: { ticket: data.ticket, new_password, mem_password } };
}

/** A number that 000111 has given, and that nobody has confirmed yet. */
async function givingPhone(scene: Scene) {
  await forget(scene);
  await ask(scene.server, 'DELETE FROM portal.member_phones');
  const [row] = await ask<{ id: string }>(
    scene.server,
    `INSERT INTO portal.member_phones (member_no, phone) VALUES ('000111', '0812345678')
     RETURNING id::text`,
  );
  const session = await scene.server.signIn('000111');
  return { session, id: row?.id };
}

async function phoneCode(scene: Scene) {
  const { session } = await givingPhone(scene);
  const answer = await scene.send(scene.endpoint('member.resume_phone'), {}, session);
  return { session, ticket: answer.json().data.code.ticket as string };
}

const idIn = (input: object): string => ('id' in input ? String(input.id) : '');

const signedInAs = (memberNo: string): Pick<Left, 'by' | 'of' | 'session'> => ({
  by: { kind: 'member', actor: memberNo },
  ...{ of: memberNo, session: 'new' },
});

export const accountRows: AuditRows = {
  'member.sign_in': {
    leaves: [{ entry: 'member.sign_in', target: '000123', ...signedInAs('000123') }],
  },
  'member.sign_in_code_again': {
    async ready(scene) {
      const { browser, ticket } = await signingIn(scene);
      await wait(scene);
      return browser.ready({ ticket });
    },
    leaves: [{ entry: 'member.sign_in.otp_again' }],
  },
  'member.sign_in_by_code': {
    async ready(scene) {
      const { browser, ticket } = await signingIn(scene);
      return browser.ready({ ticket, otp: scene.outbox.lastCode() });
    },
    leaves: [{ entry: 'member.sign_in.otp', ...signedInAs(otpMember) }],
  },
  ...plain({
    'member.sign_out': 'member.sign_out',
    'member.update_password': 'member.password.update',
    'member.security': 'member.security.read',
    'member.security.choose': 'member.security.choose',
    'member.security.history': 'member.security.history.read',
  }),
  'member.accept_terms': leaves('member.terms.accept', '1'),
  'member.security.end': {
    async ready(scene) {
      const [session] = [await scene.server.signIn('000111'), await scene.server.signIn('000111')];
      const [other] = await ask<{ id: string }>(
        scene.server,
        `SELECT id::text FROM portal.sessions WHERE subject = '000111'
         ORDER BY created_at DESC LIMIT 1`,
      );
      const input = { kind: 'session', id: other?.id, password: scene.facts.password };
      return { as: '000111', session, input };
    },
    leaves: [{ entry: 'member.security.end', target: (_, input) => idIn(input) }],
  },
  'member.security.withdraw_phone': {
    async ready(scene) {
      const { session, id } = await givingPhone(scene);
      return { as: '000111', session, input: { id } };
    },
    leaves: [{ entry: 'member.phone.withdraw', target: (_, input) => idIn(input) }],
  },
  'member.resume_phone': {
    ready: async (scene) => ({
      as: '000111',
      input: {},
      session: (await givingPhone(scene)).session,
    }),
    leaves: [{ entry: 'member.phone.code' }],
  },
  'member.send_phone_code': {
    async ready(scene) {
      const { session, ticket } = await phoneCode(scene);
      await wait(scene);
      return { as: '000111', session, input: { ticket } };
    },
    leaves: [{ entry: 'member.phone.code' }],
  },
  'member.confirm_phone': {
    async ready(scene) {
      const { session, ticket } = await phoneCode(scene);
      return { as: '000111', session, input: { ticket, otp: scene.outbox.lastCode('0812345678') } };
    },
    leaves: [{ entry: 'member.phone.confirm' }],
  },
  'member.change_password': {
    leaves: [{ entry: 'member.password.change', detail: null }, { entry: 'member.password.ask' }],
  },
  'member.send_password_code': {
    async ready(scene) {
      const { session, references } = await changing(scene);
      await wait(scene);
      return { as: otpMember, session, input: references };
    },
    leaves: [{ entry: 'member.password.code' }],
  },
  'member.confirm_password': {
    async ready(scene) {
      const { session, references } = await changing(scene);
      return { as: otpMember, session, input: { ...references, otp: scene.outbox.lastCode() } };
    },
    leaves: [
      { entry: 'member.password.change', detail: null },
      { entry: 'member.password.confirm' },
    ],
  },
  ...stepsOf('register'),
  ...stepsOf('forget'),
};
