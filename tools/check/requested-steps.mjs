/** What the words after `npm test --` ask for: steps, paths, or what a change may break. */
import { spawnSync } from 'node:child_process';
import { environment } from '../launch/child.mjs';
import { node24, root } from '../launch/paths.mjs';
import { chosen, chosenFiles, unknownNames } from './phases.mjs';
import { byProject, filesAt, isPath } from './test-files.mjs';

/** They look at the whole tree and take seconds. */
const quick = ['types', 'lint', 'tidy', 'dead-code'];

function changed(phases, base) {
  const args = ['tools/check/changed.ts', ...base];
  const { status, stdout, stderr } = spawnSync(node24, args, {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the change cannot be read: ${stderr}`);
  const selection = JSON.parse(stdout);
  const near = selection.files.length;
  const first = chosen(phases, quick);
  const then = chosenFiles(phases, byProject(selection.files));
  return {
    toRun: first.map((queues, phase) => queues.map((queue, at) => [...queue, ...then[phase][at]])),
    notes: [
      `${selection.changed} files differ from ${selection.base}; ${near} test files are near`,
      ...(selection.left > 0 ? [`${selection.left} farther ones are left to the whole run`] : []),
    ],
  };
}

/**
 * The steps to run, as phases of lanes, and what has to be said at the end. Rejects with a sentence
 * when a word is neither a step nor a path with tests.
 */
export async function requestedSteps(phases, words) {
  if (words[0] === 'changed') return changed(phases, words.slice(1));
  const paths = words.filter(isPath);
  if (paths.length > 0) {
    const others = words.filter((word) => !isPath(word));
    if (others.length > 0) throw new Error(`Name paths or steps, not both: ${others.join(', ')}`);
    return { toRun: chosenFiles(phases, byProject(filesAt(paths))), notes: [] };
  }
  const unknown = unknownNames(phases, words);
  if (unknown.length > 0) {
    const names = phases.flat(2).map((step) => step.name);
    throw new Error(
      `No step and no path is named ${unknown.join(' or ')}. Steps: ${names.join(', ')}, ` +
        'changed; the beginning of a name is enough: types',
    );
  }
  return { toRun: chosen(phases, words), notes: [] };
}
