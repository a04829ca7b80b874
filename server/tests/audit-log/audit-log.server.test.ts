/** Every action of the house is in the audit log: who, what, whose (D-31, D-37). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allHandlers } from '../../handlers.ts';
import { matrix } from '../matrix.ts';
import { entryAs } from './left.ts';
import { besideRows } from './rows/beside.ts';
import { auditRows } from './rows.ts';
import { openScene, readyAsMatrix } from './scene.ts';
import { telling } from './telling.ts';
import { entriesWritten } from './written.ts';

let scene: Awaited<ReturnType<typeof openScene>>;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const audited = allHandlers.filter(({ endpoint }) => 'entry' in endpoint.audit);
const nameOf = ({ endpoint }: (typeof allHandlers)[number]) => endpoint.name;

test('every endpoint that names an audit entry has its row here', () => {
  const rows = Object.keys(auditRows);
  expect(audited.map(nameOf).filter((name) => !rows.includes(name))).toEqual([]);
  expect(rows.filter((name) => !allHandlers.some((one) => nameOf(one) === name))).toEqual([]);
  expect(rows.length).toBeGreaterThan(90);
});

describe('D-37 what is done is on record: who, what, whose', () => {
  test.each(Object.entries(auditRows))('%s', async (name, { ready, leaves }) => {
    const call = await (ready ? ready(scene) : readyAsMatrix(scene, name));
    const caller = await scene.auditLog.caller(call);
    const end = await scene.auditLog.end();
    const answer = await scene.send(scene.endpoint(name), call.input, call.session);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    const left = await scene.auditLog.since(end);
    const expected = leaves.map((one) => {
      const entry = entryAs(one, caller, scene.facts, call.input);
      return one.session === 'new' ? { ...entry, session_id: expect.any(String) } : entry;
    });
    expect(left).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  });
});

describe('D-37 what the house notes besides', () => {
  test.each(Object.entries(besideRows))('%s', async (_, { calls, status, ready, leaves }) => {
    const call = await (ready ? ready(scene) : readyAsMatrix(scene, calls));
    const caller = await scene.auditLog.caller(call);
    const end = await scene.auditLog.end();
    const answer = await scene.send(scene.endpoint(calls), call.input, call.session);
    expect([answer.statusCode, answer.body]).toEqual([status, expect.any(String)]);
    const left = await scene.auditLog.since(end);
    for (const one of leaves) {
      const { detail, session_id, ref: _ref, ...entry } = entryAs(one, caller, scene.facts, {});
      const found = left.find(({ entry: name }) => name === one.entry);
      expect(found).toMatchObject(entry);
      expect(found?.session_id).toEqual(one.session === 'new' ? expect.any(String) : session_id);
      for (const [key, value] of Object.entries(detail ?? {})) {
        expect(String(found?.detail?.[key]), key).toMatch(
          value instanceof RegExp ? value : new RegExp(`^${value}$`),
        );
      }
    }
  });

  test('no entry is written anywhere that no row here waits for', () => {
    const rows = [...Object.values(auditRows), ...Object.values(besideRows)];
    const proven = new Set(rows.flatMap(({ leaves }) => leaves.map(({ entry }) => entry)));
    const written = entriesWritten();
    expect(written.length).toBeGreaterThan(80);
    expect(written.filter((entry) => !proven.has(entry))).toEqual([]);
  });
});

describe('D-37 what is refused is on record where it tells of the caller', () => {
  // A store of its own: what was done above has changed what is there to be refused.
  let fresh: typeof scene;
  beforeAll(async () => {
    fresh = await openScene();
  });
  afterAll(() => fresh.close());
  const refusals = allHandlers.flatMap(({ endpoint: { name, audit } }) => {
    const { notMine } = matrix[name] ?? {};
    const entry = 'entry' in audit ? audit.entry : name;
    return typeof notMine === 'function' ? [{ name, entry, notMine }] : [];
  });

  /** Whose history it stands in although they are not signed in (T12, D-31). */
  const concerned: Readonly<Record<string, string>> = {
    'member.sign_in': '000456',
    'office.help.ticket': '000123',
  };

  test.each(refusals)('$name', async ({ name, entry, notMine }) => {
    const { as, input, code } = notMine(fresh.facts);
    const endpoint = fresh.endpoint(name);
    const session = await fresh.holder(endpoint, as);
    const caller = await fresh.auditLog.caller({ as, session });
    const end = await fresh.auditLog.end();
    const answer = await fresh.send(endpoint, input, session);
    const left = await fresh.auditLog.since(end);
    if (!telling.has(code)) return expect(left).toEqual([]);
    const { ref } = answer.json().data;
    const member_no = concerned[name] ?? caller.member_no;
    const who = { ...caller, member_no, address: '127.0.0.1' };
    expect(left.at(-1)).toMatchObject({
      ...who,
      ...{ entry, outcome: 'refused', ref, detail: { code } },
    });
  });
});

describe('what names no entry leaves none', () => {
  const silent = allHandlers.filter(({ endpoint }) => 'noneBecause' in endpoint.audit).map(nameOf);

  test.each(silent.filter((name) => !(name in auditRows)))('%s', async (name) => {
    const { as, input, session } = await readyAsMatrix(scene, name);
    const end = await scene.auditLog.end();
    const answer = await scene.send(scene.endpoint(name), input, session);
    const isTelling = answer.statusCode >= 400 && telling.has(answer.json().data.code);
    const left = await scene.auditLog.since(end);
    expect(left.map(({ entry, outcome }) => [entry, outcome])).toEqual(
      isTelling ? [[name, 'refused']] : [],
    );
    expect(as).toMatch(/\w/);
  });
});
