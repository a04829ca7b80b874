/** Which test files a person means, and which project of vitest.config.ts each belongs to. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { environment } from '../launch/child.mjs';
import { node24, root } from '../launch/paths.mjs';

/** A word that is a path in the project, and no name of a step. */
export const isPath = (word) => /[/.]/.test(word) && existsSync(resolve(root, word));

const fromRoot = (path) => relative(root, resolve(root, path)).split(sep).join('/');

/**
 * Every test file with its project, as Vitest itself sees them: `{ file, project }`, paths from the
 * root with forward slashes. Throws when the configuration cannot be read.
 * @returns {{ file: string, project: string }[]}
 */
export function allTestFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'sahakon-tests-'));
  const list = join(folder, 'list.json');
  try {
    const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', `--json=${list}`];
    const { status, stderr } = spawnSync(node24, args, {
      cwd: root,
      env: environment(),
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`the tests cannot be listed: ${stderr}`);
    const found = JSON.parse(readFileSync(list, 'utf8'));
    return found.map(({ file, projectName }) => ({ file: fromRoot(file), project: projectName }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Test files by project: `Map { 'unit' → ['core/a.test.ts', …] }`. */
export function byProject(files) {
  const projects = new Map();
  for (const { file, project } of files) {
    projects.set(project, [...(projects.get(project) ?? []), file]);
  }
  return projects;
}

/** The test files at or below the paths. Throws an error that names a path without any. */
export function filesAt(paths, files = allTestFiles()) {
  const perPath = paths.map((path) => {
    const target = fromRoot(path);
    const isFolder = statSync(resolve(root, path)).isDirectory();
    const at = files.filter(({ file }) =>
      isFolder ? target === '' || file.startsWith(`${target}/`) : file === target,
    );
    if (at.length === 0) throw new Error(`No test stands at ${path}.`);
    return at;
  });
  return [...new Set(perPath.flat())];
}
