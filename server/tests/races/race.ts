/** Twelve who do the same at once: sent by the same hands, held until all have looked. */
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { demoPassword } from '../../../demo/cast.ts';
import type { Ready, Scene } from '../audit-log/left.ts';
import { auditRows } from '../audit-log/rows.ts';
import { readyAsMatrix } from '../audit-log/scene.ts';
import { ask } from '../test-server.ts';
import type { Counted, Race } from './race-rows.ts';

export const racers = 12;

/** One of a person's living sessions is ended by another: the newest, by the one before it. */
export const endingNewest =
  (subject: string, as: string, enter: (scene: Scene) => Promise<Ready['session']>) =>
  async (scene: Scene): Promise<Ready> => {
    const [session] = [await enter(scene), await enter(scene)];
    const [newest] = await ask<{ id: string }>(
      scene.server,
      `SELECT id::text FROM portal.sessions WHERE subject = ${subject} AND revoked_at IS NULL
       ORDER BY created_at DESC LIMIT 1`,
    );
    return { as, session, input: { kind: 'session', id: newest?.id, password: demoPassword } };
  };

/** A connection of the owner's. */
export async function ownerOf({ server }: Scene): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.store.ownerUrl });
  await client.connect();
  await client.query('SET ROLE sahakon_owner');
  return client;
}

const rest = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Starts all calls while `holds` keeps the rows that they will write, and lets go when no more of
 * them come to wait: all have then looked at the same.
 */
export async function together<T>(
  scene: Scene,
  holds: string | undefined,
  begin: () => readonly Promise<T>[],
): Promise<T[]> {
  if (holds === undefined) return Promise.all(begin());
  const [keeper, watcher] = [await ownerOf(scene), await ownerOf(scene)];
  try {
    await keeper.query('BEGIN');
    await keeper.query(holds);
    const all = Promise.allSettled(begin());
    let isOver = false;
    all.finally(() => {
      isOver = true;
    });
    let [waiting, since] = [0, performance.now()];
    const began = since;
    // Under the longest that a statement may take.
    while (!isOver && performance.now() - began < 3500) {
      const { rows } = await watcher.query(`SELECT count(*)::int AS waiting
        FROM pg_stat_activity
        WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`);
      if (rows[0].waiting !== waiting) [waiting, since] = [rows[0].waiting, performance.now()];
      if (waiting > 0 && performance.now() - since > 500) break;
      await rest(25);
    }
    await keeper.query('COMMIT');
    return (await all).map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
  } finally {
    await Promise.all([keeper.end(), watcher.end()]);
  }
}

async function countsOf(scene: Scene, leaves: readonly Counted[]): Promise<number[]> {
  const client = await ownerOf(scene);
  try {
    const counts: number[] = [];
    for (const [sql] of leaves) {
      const { rows } = await client.query({ text: sql, rowMode: 'array' });
      counts.push(Number(rows[0]?.[0]));
    }
    return counts;
  } finally {
    await client.end();
  }
}

export interface Raced {
  readonly answers: readonly LightMyRequestResponse[];
  readonly wins: number;
  /** What the store has more of, in the order of `leaves`. */
  readonly more: readonly number[];
}

/** Runs the race of an endpoint. */
export async function run(scene: Scene, name: string, race: Race): Promise<Raced> {
  const auditReady = auditRows[name]?.ready;
  const ready = race.ready ?? auditReady ?? ((of: Scene) => readyAsMatrix(of, name));
  const { input, session } = await ready(scene);
  const before = await countsOf(scene, race.leaves);
  const endpoint = scene.endpoint(name);
  const answers = await together(scene, race.holds, () =>
    Array.from({ length: racers }, (_, at) =>
      scene.send(endpoint, race.inputs?.(input, at) ?? input, session),
    ),
  );
  const isWon = race.won ?? (({ statusCode }) => statusCode === 200);
  const after = await countsOf(scene, race.leaves);
  const more = after.map((count, at) => count - (before[at] ?? 0));
  return { answers, wins: answers.filter(isWon).length, more };
}
