/** Whether an account's newest lines cost the same however many lines the store holds. */
import { writeExtract } from '../demo/write-extract.ts';
import { subjects } from '../intake/layout.ts';
import { runIntake } from '../intake/run-intake.ts';
import { openRecords, type Records } from '../records/database.ts';
import { storedDeposits } from '../records/figures/deposits.ts';
import { temporaryFolder } from '../tools/app.ts';
import { type Database, makeDatabase, startEmbedded } from '../tools/store/embedded-postgres.ts';
import { copiedMember, type Multiplied, multiplyLines } from './multiply.ts';
import type { Row } from './table.ts';

const sizes = { small: 1_000_000, large: 20_000_000 } as const;
const members = 60;
const template = 'growth';
const warmUp = 500;
const rounds = 5_000;
const pageLines = 24;

interface Store extends Multiplied {
  readonly records: Records;
}

async function fillTemplate({ ownerUrl }: Database): Promise<void> {
  const extract = await temporaryFolder();
  try {
    await writeExtract({ folder: extract.path, members });
    const { outcome, faults } = await runIntake({ folder: extract.path, ownerUrl });
    if (outcome !== 'published') throw new Error(`intake: ${outcome} ${JSON.stringify(faults)}`);
  } finally {
    await extract.remove();
  }
}

/** Milliseconds for an account's newest lines, through everything that a page goes through. */
async function readOnce({ records, memberNo, accountNo }: Store, copy: number): Promise<number> {
  const { member, account } = copiedMember(memberNo, accountNo, copy);
  const started = performance.now();
  const lines = await records.readAsMember(
    member,
    (db) => storedDeposits(account).lines(db, { limit: pageLines }),
    { atOnce: true },
  );
  const millis = performance.now() - started;
  if (lines.length !== pageLines) throw new Error(`${account} has ${lines.length} lines`);
  return millis;
}

const p50 = (millis: readonly number[]): number =>
  millis.toSorted((a, b) => a - b)[Math.floor(millis.length / 2)] ?? 0;

const runOrder = ['small', 'large'] as const;

/** Both stores in turns, first this one, then that one, so that a busy moment strikes both. */
async function compare(small: Store, large: Store, copyOf: (store: Store) => number) {
  const times = { small: [] as number[], large: [] as number[] };
  const read = {
    small: () => readOnce(small, copyOf(small)),
    large: () => readOnce(large, copyOf(large)),
  };
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const which of round % 2 === 0 ? runOrder : runOrder.toReversed()) {
      const millis = await read[which]();
      if (round >= 0) times[which].push(millis);
    }
  }
  return { small: p50(times.small), large: p50(times.large) };
}

function rowOf(what: string, { small, large }: { small: number; large: number }): Row {
  const ratio = large / small;
  const remark = `${large.toFixed(3)} ms against ${small.toFixed(3)} ms: ${ratio.toFixed(3)}`;
  return {
    what: `${what}, p50 at 20 M lines : at 1 M, off 1 by`,
    measured: Math.abs(ratio - 1),
    unit: '',
    limit: 0.15,
    kind: 'at most',
    remark,
  };
}

/** Reads from 1 M and from 20 M lines, in one server, each in a database of its own. */
export async function growth(): Promise<readonly Row[]> {
  const server = await startEmbedded();
  const open: Records[] = [];
  try {
    await fillTemplate(await makeDatabase(server, template));
    const storeOf = async (name: keyof typeof sizes): Promise<Store> => {
      const { ownerUrl, appUrl } = await makeDatabase(server, name, template);
      const started = performance.now();
      const multiplied = await multiplyLines(ownerUrl, subjects, sizes[name]);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(
        `${multiplied.lines.toLocaleString('en')} lines of deposits, made in ${seconds} s`,
      );
      const records = await openRecords(appUrl, { connections: 1 });
      open.push(records);
      return { ...multiplied, records };
    };
    const small = await storeOf('small');
    const large = await storeOf('large');
    const same = await compare(small, large, () => 1);
    const any = await compare(small, large, ({ copies }) => Math.floor(Math.random() * copies));
    return [
      rowOf('last 24 lines of one account', same),
      rowOf('last 24 lines of another account each time', any),
    ];
  } finally {
    for (const records of open) await records.close();
    await server.stop();
  }
}
