/** What the tables of calls must know of the store, and what they need in it beside the cast. */
import { codeBytes, codeFrom } from '../../../core/codes/tracking-code.ts';
import { demoPassword } from '../../../demo/cast.ts';
import { type Facts, slipIds } from '../../../tools/endpoints/tests/facts.ts';
import { demoTotpCode } from '../../../tools/store/demo-totp.ts';
import { ask, type OnStore } from '../test-server.ts';

/** Reads the facts, and puts a picture, a paper and three slips where the rows expect them. */
export async function factsOf(server: OnStore): Promise<Facts> {
  const accountOf = async (memberNo: string) => {
    const [row] = await ask<{ account_no: string }>(
      server,
      `SELECT account_no FROM records.deposit_accounts WHERE member_no = '${memberNo}'`,
    );
    return row?.account_no ?? '';
  };
  const contractOf = async (whose: string) => {
    const [row] = await ask<{ contract_no: string }>(
      server,
      `SELECT contract_no FROM records.loans WHERE status = 'OPEN' AND member_no ${whose} LIMIT 1`,
    );
    return row?.contract_no ?? '';
  };
  const letterTo = async (whose: string) => {
    const [row] = await ask<{ year: string; run: string }>(
      server,
      `SELECT year_be::text AS year, run::text AS run FROM portal.agency_letters
       WHERE agency_no ${whose} ORDER BY issued_at, run LIMIT 1`,
    );
    return row ?? { year: '', run: '' };
  };
  const [support] = await ask<{ id: string }>(
    server,
    `SELECT id::text FROM portal.staff WHERE login = 'support'`,
  );
  const [cremation] = await ask<{ no: string }>(
    server,
    `SELECT cremation_no AS no FROM records.cremation_enrolments
     WHERE member_no = '000123' LIMIT 1`,
  );
  const facts = {
    ownCremation: cremation?.no ?? '',
    supportId: support?.id ?? '',
    ownAccount: await accountOf('000123'),
    strangersAccount: await accountOf('000456'),
    ownContract: await contractOf(`= '000123'`),
    strangersContract: await contractOf(`<> '000123'`),
    password: demoPassword,
    get totp() {
      return demoTotpCode('support');
    },
    pictureName: '9f86d081884c7d659a2feaa0c55ad015',
    paperCode: codeFrom(new Uint8Array(codeBytes).fill(7)),
    ownLetter: await letterTo(`= '01011001'`),
    strangersLetter: await letterTo(`<> '01011001'`),
  };
  await ask(
    server,
    `INSERT INTO portal.member_pictures (member_no, name, content)
      VALUES ('000222', '${facts.pictureName}', 'a picture')`,
  );
  await ask(
    server,
    `INSERT INTO portal.papers (code, member_no, since, kind, about, on_day, total_satang,
        content_hash, publication_id)
      VALUES ('${facts.paperCode}', '000222', '-infinity', 'BALANCE', 'x', '2025-11-28', 1,
        sha256('x'), 1)`,
  );
  await ask(
    server,
    `INSERT INTO portal.agency_slips
        (id, agency_no, month, paid_on, amount_satang, file_type, file, sha256, person_no,
          contact_name)
      SELECT id::uuid, agency_no, '2025-11-01', '2025-11-28', 100, 'application/pdf',
        repeat('a slip ', 20)::bytea,
        sha256(id::bytea), 1, 'ผู้แทน'
      FROM (VALUES ('${slipIds.read}', '01011001'), ('${slipIds.removed}', '01011001'),
        ('${slipIds.strangers}', '01012002')) slips (id, agency_no)`,
  );
  return facts;
}
