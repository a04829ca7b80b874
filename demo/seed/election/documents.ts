/** Papers of the demo's elections, made into the media folder where they are missing. */
import { buddhistYear } from '../../../core/thai-date.ts';
import { compilePdf } from '../../../papers/compile.ts';
import { type Move, moved } from '../../moves/move.ts';
import type { MediaFolder } from '../../site/media.ts';
import { type Attachment, form, notice, pathOf, report } from '../../site/papers/papers.ts';
import type { Upkeep } from '../accounts.ts';
import { boothChange, candidateNotice, observer, resultReport } from './documents.text.ts';
import { type DemoElection, yearOf } from './election.text.ts';

interface Elections {
  readonly now: DemoElection;
  readonly before: DemoElection;
  readonly move: Move;
}

type Papers = Readonly<Record<string, Attachment>>;

/** Of each election its papers by name. */
function documentsOf({ now, before, move }: Elections): readonly [DemoElection, Papers][] {
  const nameOf = (election: DemoElection, name: string) =>
    `election-${buddhistYear(election.votesOn)}-${name}`;
  return [
    [
      now,
      {
        [nameOf(now, 'candidates')]: notice(moved(candidateNotice(now), move)),
        [nameOf(now, 'booth-change')]: form(moved(boothChange, move)),
        [nameOf(now, 'observer')]: form(moved(observer, move)),
      },
    ],
    [before, { [nameOf(before, 'result')]: report(resultReport(before)) }],
  ];
}

/** Where there are none yet; only for elections of the demo, which their titles tell. */
export async function seedDocuments(
  store: Upkeep,
  elections: Elections,
  media: MediaFolder,
): Promise<void> {
  const { rows } = await store.query('SELECT 1 FROM portal.election_documents LIMIT 1');
  for (const [election, papers] of documentsOf(elections)) {
    for (const [at, [name, paper]] of Object.entries(papers).entries()) {
      const { url, bytes } = await media.file(pathOf(name, paper), () => compilePdf(paper));
      if (rows.length > 0) continue;
      await store.query(
        `INSERT INTO portal.election_documents (year, position, name, url, media_type, bytes)
         SELECT year, $3, $4, $5, 'application/pdf', $6 FROM portal.elections
         WHERE year = $1 AND title = $2`,
        [yearOf(election), election.title, at + 1, paper.inputs.title, url, bytes],
      );
    }
  }
}
