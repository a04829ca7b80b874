/** `complaints`, `complaint ID`, `take ID`, `answer ID`, `close ID`, `forget-complaints`. */
import type { Command } from 'commander';
import { thaiDateTime } from '../../../core/thai-date.ts';
import { deskText } from '../admin.text.ts';
import { atDesk, type DeskStore, say, whoIs } from '../admin-command.ts';
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
  takeCase,
} from './cases.ts';
import { demandDeskText as text } from './demand.text.ts';

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

function numberOf(given: string): number {
  if (!/^[1-9]\d{0,14}$/.test(given)) throw new Error(text.badId);
  return Number(given);
}

function sayRow({ id, receivedAt, status, category, topic }: CaseRow): void {
  const words = [text.statuses[status], text.categories[category], topic] as const;
  say(text.row(String(id), thaiDateTime(receivedAt), ...words));
}

function sayCase(one: CaseSeen): void {
  const { fields } = text;
  sayRow(one);
  const given = [one.contactName, one.membershipNo, one.phone, one.email].filter(Boolean);
  const contact = given.join(' · ') || fields.none;
  say(text.field(fields.contact, one.anonymous ? fields.anonymous : contact));
  say(text.field(fields.allow, one.allowPublish ? fields.yes : fields.no));
  say(text.field(fields.detail, one.detail));
  if (one.answer) say(text.field(fields.answer, one.answer));
  if (one.publishedBody) say(text.field(fields.published, one.publishedBody));
  for (const { happenedAt, status, note } of one.events) {
    const when = thaiDateTime(new Date(happenedAt));
    say(text.field(fields.event, `${when} ${text.statuses[status]} ${note}`.trim()));
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
  given: string,
  done: string,
  work: (store: DeskStore, id: number) => Promise<Refusal | undefined>,
): Promise<void> {
  const id = numberOf(given);
  const refusal = await atDesk((store) => work(store, id));
  if (refusal) throw new Error(text[refusal]);
  say(done);
}

async function list(): Promise<void> {
  const rows = await atDesk((store) => listCases(store, 50));
  if (rows.length === 0) say(text.empty);
  for (const row of rows) sayRow(row);
}

async function one(given: string, flags: Flags): Promise<void> {
  const id = numberOf(given);
  const found = await atDesk((store) => seeCase(store, id, whoIs(flags.by)));
  if (!found) throw new Error(text.nothing);
  sayCase(found);
}

async function answer(given: string, flags: AnswerFlags): Promise<void> {
  const words = flags.text.trim();
  if (words === '' || words.length > longest) throw new Error(text.noText);
  const publish = published(flags);
  await change(given, text.answered(given, publish !== undefined), (store, id) =>
    answerCase(store, {
      ...{ id, by: whoIs(flags.by), note: flags.note?.trim() ?? '', text: words },
      ...(publish && { publish }),
    }),
  );
}

const step =
  (work: typeof takeCase, done: (id: string) => string) =>
  (given: string, flags: Flags): Promise<void> =>
    change(given, done(given), (store, id) =>
      work(store, { id, by: whoIs(flags.by), note: flags.note?.trim() ?? '' }),
    );

/** Adds the commands for complaints to the desk's. */
export function demandCommands(program: Command): void {
  const command = (name: string, about: string) =>
    program
      .command(name)
      .description(about)
      .argument('<id>', text.id)
      .option('--by <name>', deskText.by);
  program.command('complaints').description(text.list).action(list);
  command('complaint', text.one).action(one);
  command('take', text.take).option('--note <text>', text.note).action(step(takeCase, text.taken));
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
    .option('--by <name>', deskText.by)
    .action(async (flags: Flags) => {
      say(text.forgotten(await atDesk((store) => forgetCases(store, whoIs(flags.by)))));
    });
}
