/** Papers of the demo's elections, made into the media folder where they are missing. */
import { compilePdf } from '../../../papers/compile.ts';
import type { MediaFolder } from '../../site/media.ts';
import { type Attachment, form, notice, pathOf, report } from '../../site/papers/papers.ts';
import type { Upkeep } from '../accounts.ts';
import { boothChange, candidateNotice, observer, resultReport } from './documents.text.ts';
import type { DemoElection } from './election.text.ts';
import { past } from './past.text.ts';
import { running } from './running.text.ts';

const documents: readonly (readonly [DemoElection, Readonly<Record<string, Attachment>>])[] = [
  [
    running,
    {
      'election-2569-candidates': notice(candidateNotice(running)),
      'election-2569-booth-change': form(boothChange),
      'election-2569-observer': form(observer),
    },
  ],
  [past, { 'election-2567-result': report(resultReport(past)) }],
];

/** Where there are none yet; only for elections of the demo, which their titles tell. */
export async function seedDocuments(store: Upkeep, media: MediaFolder): Promise<void> {
  const { rows } = await store.query('SELECT 1 FROM portal.election_documents LIMIT 1');
  for (const [{ year, title }, papers] of documents) {
    for (const [at, [name, paper]] of Object.entries(papers).entries()) {
      const { url, bytes } = await media.file(pathOf(name, paper), () => compilePdf(paper));
      if (rows.length > 0) continue;
      await store.query(
        `INSERT INTO portal.election_documents (year, position, name, url, media_type, bytes)
         SELECT year, $3, $4, $5, 'application/pdf', $6 FROM portal.elections
         WHERE year = $1 AND title = $2`,
        [year, title, at + 1, paper.inputs.title, url, bytes],
      );
    }
  }
}
