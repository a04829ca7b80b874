/** I3: what only one member may see, and whether it stands in an answer to somebody else. */
import type pg from 'pg';

/** Marks what a member writes for nobody else, such as a draft. */
export const canaryOf = (memberNo: string): string => `canary-${memberNo}-`;

const planted = /canary-(\d{6})-/g;
const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const digits = /\d{7,}/g;

const ownedSql = `
  SELECT member_no AS member, national_id, phone, email, employee_no,
    ARRAY(SELECT a.account_no FROM records.deposit_accounts a
      WHERE a.publication_id = m.publication_id AND a.member_no = m.member_no) AS accounts
  FROM records.members m JOIN records.current USING (publication_id)`;

export interface Canaries {
  /** What of others the text holds; `memberNo` undefined: of anybody, since nobody signed in. */
  foreign(text: string, memberNo: string | undefined): readonly string[];
  /** Whether the text holds anything of that member: the canaries are alive. */
  own(text: string, memberNo: string): boolean;
}

const wordsOf = (text: string): readonly string[] => {
  // Numbers are shown in groups, too.
  const joined = text.replaceAll(/(?<=\d)[- ](?=\d)/g, '');
  return [
    ...(text.match(digits) ?? []),
    ...(joined.match(digits) ?? []),
    ...(text.match(emails) ?? []),
  ];
};

/** Reads whose each number and address is. What more than one member has is nobody's canary. */
export async function readCanaries(client: pg.Client): Promise<Canaries> {
  const owners = new Map<string, Set<string>>();
  const { rows } = await client.query(ownedSql);
  for (const { member, accounts, ...values } of rows) {
    for (const value of [...Object.values<string | null>(values), ...accounts]) {
      if (value === null || value === '') continue;
      owners.set(value, (owners.get(value) ?? new Set()).add(member));
    }
  }
  const ownerOf = (word: string): string | undefined => {
    const found = owners.get(word);
    return found?.size === 1 ? [...found][0] : undefined;
  };
  return {
    foreign(text, memberNo) {
      const numbers = wordsOf(text).filter((word) => {
        const owner = ownerOf(word);
        return owner !== undefined && owner !== memberNo;
      });
      const marks = [...text.matchAll(planted)].filter(([, owner]) => owner !== memberNo);
      return [...new Set([...numbers, ...marks.map(([mark]) => mark)])];
    },
    own: (text, memberNo) =>
      text.includes(canaryOf(memberNo)) || wordsOf(text).some((word) => ownerOf(word) === memberNo),
  };
}
