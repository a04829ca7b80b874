/** Letters to agencies: what the settings give to them, at a start and at each change of those. */
import { readFile } from 'node:fs/promises';
import { overrule, type ParticularKey } from '../../api/office/particulars.ts';
import { completeWording, issueLetters, withholdWording } from '../../records/agency/letters.ts';
import { siteOverrides } from '../../records/content/site-overrides.ts';
import type { Db, Records } from '../../records/database.ts';
import { currentWording, type Issuer } from '../../wings/agency/letters/wording.server.ts';
import { examplesIn } from '../settings/example/example.ts';
import { type Overrides, readOverrides } from '../settings/live/overrides.ts';

interface StartingIssuer extends Issuer {
  /** The example's name, signer and account are the cooperative's, which is made up. */
  readonly demo: boolean;
}

/** What a letter says of the cooperative (`currentWording`). */
const inLetters: ReadonlySet<ParticularKey> = new Set<ParticularKey>([
  ...(['letter', 'coopNameTH', 'coop_address', 'phone', 'email'] as const),
]);

/**
 * Tells the store with which words letters are written from now on; as long as they are the
 * example's, none are, and letters wait for theirs.
 */
export async function tellWording(db: Db, issuer: StartingIssuer): Promise<void> {
  if (!issuer.demo && examplesIn(issuer).some((key) => inLetters.has(key)))
    return withholdWording(db);
  const { signature_image: path } = issuer.agency.letter;
  const image = path === undefined ? null : await readFile(path);
  await completeWording(db, currentWording(issuer), image);
}

/**
 * Tells the store the wording of the file's settings under what the office overrules, and completes
 * letters that were written before any server had told it; then what an older build published, or
 * was ended over, is written to the agencies. Harmless twice. Gives what is overruled.
 */
export async function updateLetters(records: Records, issuer: StartingIssuer): Promise<Overrides> {
  return records.asVisitor(async (db) => {
    const overrides = readOverrides(await siteOverrides(db));
    await tellWording(db, { ...issuer, ...overrule(issuer, overrides.values) });
    await issueLetters(db);
    return overrides;
  });
}
