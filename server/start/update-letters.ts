/** Letters to agencies at the start of a server: what the settings give to them, then the rest. */
import { readFile } from 'node:fs/promises';
import { completeWording, issueLetters } from '../../records/agency/letters.ts';
import type { Records } from '../../records/database.ts';
import { currentWording, type Issuer } from '../../wings/agency/letters/wording.server.ts';

/**
 * Tells the store with which words letters are written from now on, and completes those that were
 * written before any server had told it; then what an older build published, or was ended over, is
 * written to the agencies. Harmless twice.
 */
export async function updateLetters(records: Records, issuer: Issuer): Promise<void> {
  const { signature_image: path } = issuer.agency.letter;
  const image = path === undefined ? null : await readFile(path);
  await records.asVisitor(async (db) => {
    await completeWording(db, currentWording(issuer), image);
    await issueLetters(db);
  });
}
