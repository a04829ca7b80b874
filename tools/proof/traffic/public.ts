/** Pages and answers that everybody may see, and what SQL says must stand in each. */
import type pg from 'pg';
import { asReader } from '../checker/store.ts';
import type { Answer } from './client.ts';
import type { Facts } from './facts.ts';
import { judgeRefusal } from './judge.ts';
import type { Visit } from './pace.ts';
import { rememberRight } from './remember-right.ts';
import { householdOf } from './sessions.ts';
import type { Finding } from './tally.ts';

export interface PublicPath {
  readonly path: string;
  /** Each of these stands in it. */
  readonly words: readonly string[];
}

const newest = `SELECT id::text, title FROM portal.topics
  WHERE category_key = 'news' AND shown AND deleted_at IS NULL AND published_at <= now()
    AND (expires_at IS NULL OR expires_at > now())
  ORDER BY pinned DESC, published_at DESC LIMIT 3`;
const questions = `SELECT title FROM portal.board_topics WHERE hidden_at IS NULL
  ORDER BY posted_at DESC, id DESC LIMIT 1`;
const lent = `SELECT name AS title FROM portal.interest_rates WHERE kind = 'LOAN'
  AND effective_on <= now() ORDER BY position LIMIT 1`;

/** Reads what is published from the store that the server shows. */
export const readPublic = (address: pg.ClientConfig): Promise<readonly PublicPath[]> =>
  asReader(address, async (store) => {
    const titles = async (sql: string) =>
      (await store.query<{ id: string; title: string }>(sql)).rows;
    const [news, board, rates] = [
      await titles(newest),
      await titles(questions),
      await titles(lent),
    ];
    const [first] = news;
    if (first === undefined || board.length === 0) throw new Error('nothing is published');
    const of = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);
    return [
      { path: '/home', words: of([first]) },
      { path: '/list/news', words: of(news) },
      { path: `/show/${first.id}`, words: of([first]) },
      { path: '/board', words: of(board) },
      { path: '/list/rates', words: of(rates) },
      { path: '/api/info/home', words: of([first]) },
      { path: '/api/info/list/news', words: of(news) },
      { path: `/api/info/show/${first.id}`, words: of([first]) },
      { path: '/api/info/board', words: of(board) },
      { path: '/api/info/rates', words: of(rates) },
    ];
  });

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Numbers of somebody's account, contract or receipt; shorter ones stand for much else. */
const longNumber = /\d{7,}/;

/** Whether it is what was published, whole, with nothing of any member's records in it. */
export function judgePublic(answer: Answer, { path, words }: PublicPath, facts: Facts): Finding {
  if (answer.status !== 200) return judgeRefusal(answer);
  const body = answer.body.toString('utf8');
  const wrong = (why: string): Finding => ({ verdict: 'wrong', why: `${path}: ${why}` });
  const isPage = !path.startsWith('/api/');
  if (isPage ? !body.includes('</html>') : !body.startsWith('{"rc_code":"1"')) {
    return wrong('200 without an answer');
  }
  const missing = words.find((word) => !body.includes(word) && !body.includes(escaped(word)));
  if (missing !== undefined) return wrong(`“${missing}” is missing`);
  const marker = body
    .split(/[^\p{L}\p{M}\p{N}./-]+/u)
    .find((word) => longNumber.test(word) && facts.ownerOf.has(word));
  return marker === undefined ? { verdict: 'right' } : wrong(`shows a member’s ${marker}`);
}

/** Visits to all of them in turn, each from another household. */
export function publicVisits(paths: readonly PublicPath[], facts: Facts): () => Visit {
  let requests = 0;
  const look = rememberRight();
  return () => {
    requests += 1;
    const place = paths[requests % paths.length];
    if (place === undefined) throw new Error('nothing is published');
    const { path } = place;
    return {
      request: { path, headers: { 'x-forwarded-for': householdOf(requests % 100_000) } },
      judge: (answer) => look(path, answer, () => judgePublic(answer, place, facts)),
    };
  };
}
