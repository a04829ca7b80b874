/** Agencies that may report of a month, each with people of its own, and ways to speak for them. */
import { toDtoBaht } from '../../core/satang.ts';
import { addSlip } from '../../records/agency/slips.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestApp } from '../test-app.ts';

export const day = '2025-11-01';
export const november = { year: '2568', month: '11' };
export const url = '/api/membergroup/report';

export interface Bill {
  readonly agency_no: string;
  readonly member_no: string;
  readonly seq: number;
  readonly billed_satang: bigint;
}

export interface Unit {
  readonly agencyNo: string;
  readonly bills: readonly Bill[];
}

export const baht = toDtoBaht;

export const lineOf = (bill: Bill, more: object = {}) => ({
  membership_no: bill.member_no,
  seq: bill.seq,
  outcome: 'FULL',
  collected: baht(bill.billed_satang),
  ...more,
});

// So many agencies as there are tests: the month's bills are dealt out among them.
const deal = `
  INSERT INTO records.agencies (publication_id, agency_no, name)
  SELECT publication_id, '010990' || k, 'unit ' || k
  FROM records.current, generate_series(10, 21) k;
  UPDATE records.collections c SET agency_no = '010990' || 10 + dealt.place % 12
  FROM (SELECT member_no, seq, row_number() OVER (ORDER BY member_no, seq) AS place
    FROM records.collections WHERE month = '${day}' AND kind = 'MONTHLY') dealt
  WHERE c.month = '${day}' AND c.member_no = dealt.member_no AND c.seq = dealt.seq;
  DELETE FROM records.agency_months WHERE month = '${day}';
  INSERT INTO records.agency_months (publication_id, members, month, due_on, billed_satang,
    collected_satang, uncollected_satang, refund_pending_satang, agency_no, state)
  SELECT publication_id, count(*), month, '2025-12-03', sum(billed_satang), 0, sum(billed_satang),
    sum(refund_pending_satang), agency_no, 'SENT'
  FROM records.collections WHERE month = '${day}' AND kind = 'MONTHLY'
  GROUP BY publication_id, month, agency_no;
  INSERT INTO records.agency_months (publication_id, members, month, due_on, posted_on,
    billed_satang, collected_satang, uncollected_satang, refund_pending_satang, agency_no, state)
  SELECT publication_id, 0, '2025-10-01', '2025-11-03', '2025-10-31', 0, 0, 0, 0, agency_no,
    'POSTED'
  FROM records.agency_months WHERE month = '${day}'`;
const all = `SELECT agency_no, member_no, seq, billed_satang FROM records.collections
  WHERE month = '${day}' AND kind = 'MONTHLY' ORDER BY agency_no, member_no, seq`;
const people = `INSERT INTO portal.agency_accounts
    (agency_no, person_no, contact_name, role, password_hash, must_change)
  SELECT no, person, 'contact ' || person, CASE person WHEN 2 THEN 'viewer' ELSE 'admin' END, 'x',
    false
  FROM unnest($1::text[]) no, unnest(ARRAY[1, 2, 3]) person
  ON CONFLICT DO NOTHING`;

/** The app, and `unit()`: another agency each time, so that tests share no report. */
export async function openReporting() {
  const app = await openTestApp();
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_intake', async (store) => {
    await store.query(deal);
    return store.query<Bill>(all);
  });
  const byAgency = Map.groupBy(rows, (row) => row.agency_no);
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(people, [[...byAgency.keys()]]),
  );
  const left = [...byAgency].map(([agencyNo, bills]): Unit => ({ agencyNo, bills }));
  return {
    ...app,
    unit(): Unit {
      const next = left.pop();
      if (next === undefined) throw new Error('no agency is left that nobody has reported for');
      return next;
    },
    /** The one through which this member is billed. */
    unitOf(memberNo: string): Unit {
      const at = left.findIndex(({ bills }) => bills.some((bill) => bill.member_no === memberNo));
      const [found] = at < 0 ? [] : left.splice(at, 1);
      if (found === undefined) throw new Error(`${memberNo} is billed through none that is left`);
      return found;
    },
    async send(login: string, what: 'save' | 'submit' | 'recall', body: object) {
      const headers = await app.signInAgency(login);
      return app.post(`${url}/${what}`, { ...november, ...body }, headers);
    },
    async read(login: string) {
      const query = `?year=${november.year}&month=${november.month}`;
      return app.get(`${url}${query}`, await app.signInAgency(login));
    },
    /** Money that was transferred, with a slip that nobody looks at here. */
    slip: ({ agencyNo }: Unit, amountSatang: bigint) =>
      app.records.asAgency(agencyNo, (db) =>
        addSlip(db, {
          ...{ month: day, paidOn: '2025-11-28', amountSatang, fileType: 'image/jpeg' },
          file: Buffer.from(`${agencyNo} ${amountSatang}`),
          by: { personNo: 1, contactName: 'contact 1' },
        }),
      ),
  };
}
