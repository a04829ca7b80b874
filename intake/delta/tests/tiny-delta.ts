/** Two tiny extracts that differ, and the delta between them, in folders of their own. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDelta } from '../../../demo/delta/write-delta.ts';
import { type Draft, textsOf, tinyDraft, writeTexts } from '../../tests/tiny-extract.ts';

export interface DeltaFolders {
  /** The tiny extract; the other one; what is new, changed and gone in it. */
  readonly base: string;
  readonly next: string;
  readonly out: string;
}

/** Runs `work` on the tiny extract, the one that `change` makes of it, and their delta. */
export async function inDeltaFolders<T>(
  change: (draft: Draft) => void,
  work: (folders: DeltaFolders) => Promise<T>,
  changeBase: (draft: Draft) => void = () => {},
): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'sahakon-delta-'));
  try {
    const [base, next, out] = ['base', 'next', 'out'].map((name) => join(root, name)) as [
      string,
      string,
      string,
    ];
    const drafts: [string, Draft][] = [
      [base, tinyDraft()],
      [next, tinyDraft()],
    ];
    for (const [folder, draft] of drafts) {
      changeBase(draft);
      if (folder === next) change(draft);
      await mkdir(folder);
      await writeTexts(folder, textsOf(draft));
    }
    await writeDelta({ base, next, out });
    return await work({ base, next, out });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
