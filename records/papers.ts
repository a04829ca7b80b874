/** Papers that can be looked up: what each stated, under a code that cannot be guessed (D-11). */
import { randomBytes } from 'node:crypto';
import { codeBytes, codeFrom } from '../core/codes/tracking-code.ts';
import type { Day } from '../core/days.ts';
import type { Db } from './database.ts';
import { statement } from './driver/statement.ts';

export type PaperKind = 'RECEIPT' | 'INVOICE' | 'BALANCE';

export interface NewPaper {
  readonly kind: PaperKind;
  /** What exactly, at most 200 letters: `2025-11/1` of a collection. */
  readonly about: string;
  /** The day that the paper speaks of. */
  readonly onDay: Day;
  /** What it states as its total; null where it only speaks of debts. */
  readonly totalSatang: bigint | null;
  /** What it states as the total of debts; left out: it speaks of none. */
  readonly debtSatang?: bigint | null;
  /** SHA-256 of everything that it states. */
  readonly contentHash: Buffer;
}

export interface IssuedPaper {
  /** 28 letters; `showCode` of `core/codes/tracking-code.ts` groups them for the eye. */
  readonly code: string;
  /** The day on which it was first issued, in Thailand. */
  readonly issuedOn: Day;
}

/** What anybody who holds a paper may know of it. */
export interface StatedPaper {
  readonly kind: PaperKind;
  readonly onDay: Day;
  readonly totalSatang: bigint | null;
  readonly debtSatang: bigint | null;
  readonly issuedOn: Day;
}

const subject = `current_setting('app.member_no', true)`;
const issued = statement<
  IssuedPaper,
  [string, PaperKind, string, Day, bigint | null, bigint | null, Buffer]
>(`
  INSERT INTO portal.papers (code, member_no, since, kind, about, on_day, total_satang,
    debt_satang, content_hash, publication_id)
  VALUES ($1, ${subject}, portal.mine_since(), $2, $3, $4, $5, $6, $7,
    NULLIF(current_setting('app.publication', true), '')::int)
  ON CONFLICT (member_no, since, kind, about, on_day, content_hash)
  DO UPDATE SET asked_at = now()
  RETURNING code, (issued_at AT TIME ZONE 'Asia/Bangkok')::date AS "issuedOn"`);
const newest = statement<StatedPaper & IssuedPaper & { readonly about: string }, [number]>(`
  SELECT p.code, p.kind, p.about, p.on_day AS "onDay", p.total_satang AS "totalSatang",
    p.debt_satang AS "debtSatang", (p.issued_at AT TIME ZONE 'Asia/Bangkok')::date AS "issuedOn"
  FROM portal.papers p WHERE p.member_no = ${subject} AND p.since = (SELECT portal.mine_since())
  ORDER BY p.issued_at DESC, p.code LIMIT $1`);
const stated = statement<StatedPaper, [string]>(`
  SELECT kind, on_day AS "onDay", total_satang AS "totalSatang", debt_satang AS "debtSatang",
    issued_on AS "issuedOn"
  FROM portal.verify_paper($1)`);

/**
 * Keeps what a paper of the subject states and gives its code; of the same paper asked for again,
 * the code and the day of the first time. Needs `asMember`.
 */
export async function issuePaper(db: Db, paper: NewPaper): Promise<IssuedPaper> {
  const { kind, about, onDay, totalSatang, debtSatang = null, contentHash } = paper;
  const code = codeFrom(randomBytes(codeBytes));
  const rows = await issued(db, code, kind, about, onDay, totalSatang, debtSatang, contentHash);
  const made = rows[0];
  if (!made) throw new Error('a paper was neither kept nor found');
  return made;
}

/** The subject's papers, newest first. */
export const issuedPapers = (db: Db, limit: number) => newest(db, limit);

/** What the paper of a canonical code states; undefined: there is none. */
export async function verifyPaper(db: Db, code: string): Promise<StatedPaper | undefined> {
  return (await stated(db, code))[0];
}
