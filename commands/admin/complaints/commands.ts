/** `complaints`, `complaint ID`, `take ID`, `answer ID`, `close ID`, `forget-complaints`. */
import type { Command } from 'commander';
import { thaiDateTime } from '../../../core/thai-date.ts';
import { adminText } from '../admin.text.ts';
import { type AdminStore, asAdmin, print, whoIs } from '../admin-command.ts';
import {
  type Answer,
  answerCase,
  type CaseRow,
  type CaseSeen,
  closeCase,
  forgetCases,
  listCases,
  type Refusal,
  seeCase,
  startCase,
} from './cases.ts';
import { complaintAdminText as text } from './demand.text.ts';

interface Flags {
  readonly by?: string;
  readonly note?: string;
}

interface AnswerFlags extends Flags {
  readonly text: string;
  readonly publish?: boolean;
  readonly redacted?: string;
  readonly title?: string;
  readonly publicAnswer?: string;
}

const longest = 5000;

function numberOf(input: string): number {
  if (!/^[1-9]\d{0,14}$/.test(input)) throw new Error(text.badId);
  return Number(input);
}

function printRow({ id, receivedAt, status, category, topic }: CaseRow): void {
  const words = [text.statuses[status], text.categories[category], topic] as const;
  print(text.row(String(id), thaiDateTime(receivedAt), ...words));
}

function printCase(one: CaseSeen): void {
  const { fields } = text;
  printRow(one);
  const input = [one.contactName, one.membershipNo, one.phone, one.email].filter(Boolean);
  const contact = input.join(' · ') || fields.none;
  print(text.field(fields.contact, one.anonymous ? fields.anonymous : contact));
  print(text.field(fields.allow, one.allowPublish ? fields.yes : fields.no));
  print(text.field(fields.detail, one.detail));
  if (one.answer) print(text.field(fields.answer, one.answer));
  if (one.publishedBody) print(text.field(fields.published, one.publishedBody));
  for (const { happenedAt, status, note } of one.events) {
    const when = thaiDateTime(happenedAt);
    print(text.field(fields.event, `${when} ${text.statuses[status]} ${note}`.trim()));
  }
}

/** What the public reads, out of the flags; undefined: nothing is published. */
export function published(flags: AnswerFlags): Answer['publish'] {
  const { publish, redacted, title, publicAnswer } = flags;
  if (!publish) {
    if (redacted ?? title ?? publicAnswer) throw new Error(text.onlyWithPublish);
    return undefined;
  }
  const body = redacted?.trim();
  if (!body) throw new Error(text.noRedacted);
  return { body, topic: title?.trim() || undefined, answer: publicAnswer?.trim() || undefined };
}

async function change(
  input: string,
  done: string,
  work: (store: AdminStore, id: number) => Promise<Refusal | undefined>,
): Promise<void> {
  const id = numberOf(input);
  const refusal = await asAdmin((store) => work(store, id));
  if (refusal) throw new Error(text[refusal]);
  print(done);
}

async function list(): Promise<void> {
  const rows = await asAdmin((store) => listCases(store, 50));
  if (rows.length === 0) print(text.empty);
  for (const row of rows) printRow(row);
}

async function one(input: string, flags: Flags): Promise<void> {
  const id = numberOf(input);
  const found = await asAdmin((store) => seeCase(store, id, whoIs(flags.by)));
  if (!found) throw new Error(text.nothing);
  printCase(found);
}

async function answer(input: string, flags: AnswerFlags): Promise<void> {
  const words = flags.text.trim();
  if (words === '' || words.length > longest) throw new Error(text.noText);
  const publish = published(flags);
  await change(input, text.answered(input, publish !== undefined), (store, id) =>
    answerCase(store, {
      ...{ id, by: whoIs(flags.by), note: flags.note?.trim() ?? '', text: words },
      ...(publish && { publish }),
    }),
  );
}

const step =
  (work: typeof startCase, done: (id: string) => string) =>
  (input: string, flags: Flags): Promise<void> =>
    change(input, done(input), (store, id) =>
      work(store, { id, by: whoIs(flags.by), note: flags.note?.trim() ?? '' }),
    );

/** Adds the commands for complaints to the desk's. */
export function demandCommands(program: Command): void {
  const command = (name: string, about: string) =>
    program
      .command(name)
      .description(about)
      .argument('<id>', text.id)
      .option('--by <name>', adminText.by);
  program.command('complaints').description(text.list).action(list);
  command('complaint', text.one).action(one);
  command('take', text.start)
    .option('--note <text>', text.note)
    .action(step(startCase, text.started));
  command('answer', text.answer)
    .requiredOption('--text <text>', text.text)
    .option('--publish', text.publish)
    .option('--redacted <text>', text.redacted)
    .option('--title <text>', text.title)
    .option('--public-answer <text>', text.publicAnswer)
    .option('--note <text>', text.note)
    .action(answer);
  command('close', text.close)
    .option('--note <text>', text.note)
    .action(step(closeCase, text.ended));
  program
    .command('forget-complaints')
    .description(text.forget)
    .option('--by <name>', adminText.by)
    .action(async (flags: Flags) => {
      print(text.forgotten(await asAdmin((store) => forgetCases(store, whoIs(flags.by)))));
    });
}
