/** `board [ID]`, `hide-board ID`, `show-board ID`, `answer-board ID`. */
import type { Command } from 'commander';
import { cooperativeName } from '../../core/board/cooperative-name.text.ts';
import { thaiDateTime } from '../../core/thai-date.ts';
import { adminText } from './admin.text.ts';
import { asAdmin, print, whoIs } from './admin-command.ts';
import { boardAdminText as text } from './board.text.ts';
import {
  answerPost,
  hidePost,
  newestTopics,
  type PostRef,
  type PostSeen,
  readRef,
  refText,
  showPost,
  wholeTopic,
} from './posts.ts';

interface Flags {
  readonly by?: string;
  readonly reason?: string;
  readonly text?: string;
}

function refOf(input: string): PostRef {
  const ref = readRef(input);
  if (!ref) throw new Error(text.badRef);
  return ref;
}

function printPost(post: PostSeen): void {
  const who = post.memberNo ?? text.staff;
  print(text.row(post.ref, thaiDateTime(post.postedAt), who, post.displayName, post.text));
  if (post.hiddenReason !== null) print(text.why(post.hiddenReason));
}

async function list(id: string | undefined): Promise<void> {
  const topicId = id === undefined ? undefined : refOf(id).topicId;
  const posts = await asAdmin((store) =>
    topicId === undefined ? newestTopics(store, 20) : wholeTopic(store, topicId),
  );
  if (posts.length === 0 && topicId !== undefined) throw new Error(text.nothing);
  if (posts.length === 0) print(text.empty);
  for (const post of posts) printPost(post);
}

async function change(how: typeof hidePost, input: string, flags: Flags): Promise<void> {
  const reason = flags.reason?.trim();
  if (!reason) throw new Error(adminText.noReason);
  const ref = refOf(input);
  const done = await asAdmin((store) => how(store, { ref, by: whoIs(flags.by), reason }));
  if (!done) throw new Error(text.already);
  print(how === hidePost ? text.hidden(refText(ref)) : text.shown(refText(ref)));
}

async function answer(input: string, flags: Flags): Promise<void> {
  const body = flags.text?.trim() ?? '';
  if (body === '' || body.length > 4000) throw new Error(text.badBody);
  const { topicId } = refOf(input);
  const ref = await asAdmin((store) =>
    answerPost(store, { topicId, by: whoIs(flags.by), body, displayName: cooperativeName }),
  );
  if (ref?.answerId === undefined) throw new Error(text.nothing);
  print(text.answered(ref.topicId, ref.answerId));
}

/** Adds the board's commands to the desk's. */
export function boardCommands(program: Command): void {
  program.command('board').description(text.list).argument('[id]', text.id).action(list);
  program
    .command('hide-board')
    .description(text.hide)
    .argument('<id>', text.ref)
    .option('--reason <text>', adminText.reason)
    .option('--by <name>', adminText.by)
    .action((id: string, flags: Flags) => change(hidePost, id, flags));
  program
    .command('show-board')
    .description(text.show)
    .argument('<id>', text.ref)
    .option('--reason <text>', adminText.reason)
    .option('--by <name>', adminText.by)
    .action((id: string, flags: Flags) => change(showPost, id, flags));
  program
    .command('answer-board')
    .description(text.answer)
    .argument('<id>', text.id)
    .requiredOption('--text <text>', text.body)
    .option('--by <name>', adminText.by)
    .action(answer);
}
