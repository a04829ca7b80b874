/** What lists of the public site are made of, as they travel. */
import * as z from 'zod/mini';
import { lineOfWords, wordsShape } from '../../../../api/agency/words.ts';
import { publicContent } from '../../../../api/audit.ts';
import { endpoint } from '../../../../api/endpoint.ts';
import { fileAddressShape } from '../../../../api/office/media-shapes.ts';
import type { StaffRole } from '../../../../api/office/staff-roles.ts';
import { isSafeLink } from '../../../../core/browser/safe-link.ts';
import { tidyLine } from '../../../../core/typed/typed-words.ts';
import { listLimits } from './limits.ts';
import { savingOf } from './shapes.text.ts';

/** A line with something in it. */
export const lineShape = (most: number) => wordsShape({ least: 1, most, tidy: tidyLine });
export const mayBeEmpty = lineOfWords;

/** `https://…` or a page of this site, as the store takes them. */
export const webLink = z.string().check(
  z.maxLength(500),
  z.refine((url) => isSafeLink(url) && /^(?:https:\/\/|\/)[^\p{Cc}\p{Cf}\p{Cs}]*$/u.test(url)),
);
export const rowId = z.string().check(z.regex(/^\d{1,9}$/));
export const listVersion = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** A file that staff uploaded, beside the name that it is saved as. */
export const paperShape = {
  paper_url: z.nullable(fileAddressShape),
  paper_name: z.nullable(lineShape(200)),
};

/** What one change replaced; null of a row that was made, or removed. */
const changeShape = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    id: z.string(),
    at: z.string(),
    staff_name: z.string(),
    /** The list that it was made in. */
    subject: z.string(),
    before: z.nullable(row),
    after: z.nullable(row),
  });

interface ListOf<Fields extends z.core.$ZodShape> {
  /** Of the operation: `office.marquee`. */
  readonly name: string;
  /** Audit entry of what is written. */
  readonly entry: string;
  readonly path: `/api/office/${string}`;
  readonly roles: readonly StaffRole[];
  /** Where money goes, or what it earns: the second factor is asked for again. */
  readonly confirmed?: true;
  readonly summary: string;
  readonly fields: Fields;
  readonly example: z.output<z.ZodMiniObject<Fields>>;
}

const exampleVersion = 'd41d8cd98f00b204e9800998ecf8427e';

const dataOf = <const Fields extends z.core.$ZodShape>({ fields }: ListOf<Fields>) => {
  const row = z.object({ ...fields, id: z.string() });
  return z.object({
    version: listVersion,
    rows: z.array(row),
    /** Addresses in it that lead to a page of ours which is not there. */
    gone: z.array(z.string()),
    /** Newest first. */
    history: z.array(changeShape(row)),
  });
};

const exampleOf = <Fields extends z.core.$ZodShape>({ example }: ListOf<Fields>) =>
  ({
    version: exampleVersion,
    rows: [{ ...example, id: '1' }],
    gone: [],
    history: [],
  }) as unknown as z.output<ReturnType<typeof dataOf<Fields>>>;

const inputOf = <const Fields extends z.core.$ZodShape>({ fields }: ListOf<Fields>) =>
  z.strictObject({
    version: listVersion,
    rows: z
      .array(z.strictObject({ ...fields, id: z.nullable(rowId) }))
      .check(z.maxLength(listLimits.rows)),
  });

/**
 * Reading and writing of a list, each whole (the list is small, and has one version). Each is
 * declared with its address: what else is said of it does not travel to the browser.
 */
export function listEndpoints<const Fields extends z.core.$ZodShape>(list: ListOf<Fields>) {
  return {
    read: endpoint({
      name: list.name,
      method: 'GET',
      path: list.path,
      wing: 'office',
      who: 'office',
      roles: list.roles,
      audit: publicContent,
      summary: list.summary,
      input: z.strictObject({}),
      data: dataOf(list),
      example: exampleOf(list),
    }),
    save: endpoint({
      name: `${list.name}.save`,
      method: 'POST',
      path: list.path,
      wing: 'office',
      who: 'office',
      roles: list.roles,
      audit: { entry: list.entry },
      ...(list.confirmed && { confirmed: list.confirmed }),
      summary: savingOf(list.summary),
      input: inputOf(list),
      data: dataOf(list),
      example: exampleOf(list),
    }),
  };
}
