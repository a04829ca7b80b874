/** The staff of the pretend cooperative. Everybody may know their secrets: it is no real one. */
import type { PasswordSettings } from '../../../records/sign-in/passwords.ts';
import { credentialsOf } from '../../../records/staff/credentials.ts';
import { demoPassword } from '../../cast.ts';
import type { Upkeep } from '../accounts.ts';
import { staffNames } from './staff.text.ts';

interface DemoStaff {
  readonly login: keyof typeof staffNames;
  readonly roles: readonly string[];
  /** Base32, as the authenticator app takes it. */
  readonly totpSecret: string;
  readonly ownMemberNo?: string;
  readonly relatives?: readonly string[];
}

export const demoStaff: readonly DemoStaff[] = [
  { login: 'admin', roles: ['admin', 'auditor'], totpSecret: 'KNAUQQKLJ5HDAMBRKNAUQQKLJ5HDAMBR' },
  {
    login: 'content',
    roles: ['content'],
    totpSecret: 'KNAUQQKLJ5HDAMBUKNAUQQKLJ5HDAMBU',
  },
  {
    login: 'registry',
    roles: ['registry'],
    totpSecret: 'KNAUQQKLJ5HDAMBVKNAUQQKLJ5HDAMBV',
  },
  { login: 'finance', roles: ['finance'], totpSecret: 'KNAUQQKLJ5HDAMBTKNAUQQKLJ5HDAMBT' },
  {
    login: 'support',
    roles: ['service'],
    totpSecret: 'KNAUQQKLJ5HDAMBSKNAUQQKLJ5HDAMBS',
    // One's own records, and those of relatives, are for colleagues to look at (D-31).
    ownMemberNo: '000222',
    relatives: ['000111'],
  },
];

/** Makes those who are not there yet; the others keep what they have. */
export async function seedStaff(store: Upkeep, keys: PasswordSettings): Promise<void> {
  for (const { login, roles, totpSecret, ownMemberNo, relatives = [] } of demoStaff) {
    const existing = await store.query('SELECT FROM portal.staff WHERE login = $1', [login]);
    if (existing.rowCount) continue;
    const made = await credentialsOf({ login, password: demoPassword, totpSecret }, keys);
    await store.query(
      `WITH made AS (
         INSERT INTO portal.staff (login, name, roles, own_member_no, password_hash, totp_sealed)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id)
       INSERT INTO portal.staff_relatives (staff_id, member_no)
       SELECT id, relative FROM made, unnest($7::text[]) relative`,
      [
        ...[login, staffNames[login], roles, ownMemberNo ?? null],
        ...[made.passwordHash, made.totpSealed, relatives],
      ],
    );
  }
}
