/** Every topic of the demo cooperative, read from the Markdown files of `topics/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Move, moved, never, weekly, yearly } from '../moves/move.ts';
import type { Timeline } from '../timeline.ts';
import { type CategoryKey, categories } from './categories.text.ts';
import { isPaperKey, type PaperKey } from './papers/papers.ts';
import type { Fact, Topic, TopicMoves } from './topic.ts';

const folder = join(import.meta.dirname, 'topics');
const form = /^---\n(.*?)\n---\n\n(.*)$/s;
const keys = [
  ...['category', 'title', 'summary', 'on', 'moves', 'happens', 'pinned', 'fact'],
  ...['cover', 'portrait', 'image', 'paper'],
];

/** The lines between the dashes: `key: value`, some keys several times. */
function headOf(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const pairs = lines.map((line) => {
    const at = line.indexOf(': ');
    if (!keys.includes(line.slice(0, at))) throw new Error(`not a line of a topic: ${line}`);
    return [line.slice(0, at), line.slice(at + 2)] as const;
  });
  const grouped = Map.groupBy(pairs, ([key]) => key);
  return new Map([...grouped].map(([key, all]) => [key, all.map(([, value]) => value)]));
}

function requireKey<Key extends string>(key: string, isKey: (text: string) => text is Key): Key {
  if (!isKey(key)) throw new Error(`unknown to topics: ${key}`);
  return key;
}

const isCategory = (key: string): key is CategoryKey => key in categories;
const isMoves = (key: string): key is TopicMoves => ['weekly', 'yearly', 'never'].includes(key);

/** A value in two parts: `วันประชุม | เสาร์ที่ 24 มกราคม 2569`. */
function pairOf(text: string, mark: string): Fact {
  const [first, second, ...more] = text.split(mark);
  if (!first || !second || more.length > 0) throw new Error(`not a pair of a topic: ${text}`);
  return [first, second];
}

/**
 * A topic from the text of its file: lines of what it is between `---`, then its body in Markdown.
 * Throws for a file of another form, an unknown line, category or paper.
 */
export function readTopic(id: number, text: string): Topic {
  const [, head = '', body = ''] = form.exec(text) ?? [];
  const values = headOf(head.split('\n'));
  const one = (key: string): string | undefined => values.get(key)?.[0];
  const must = (key: string): string => {
    const value = one(key);
    if (value === undefined) throw new Error(`topic ${id} has no ${key}`);
    return value;
  };
  const happens = one('happens');
  return {
    id,
    category: requireKey<CategoryKey>(must('category'), isCategory),
    title: must('title'),
    summary: must('summary'),
    body: body.trimEnd(),
    on: one('on') ?? null,
    moves: requireKey<TopicMoves>(one('moves') ?? 'weekly', isMoves),
    pinned: values.has('pinned'),
    facts: (values.get('fact') ?? []).map((fact) => pairOf(fact, ' | ')),
    happens: happens === undefined ? undefined : pairOf(happens, ' '),
    cover: one('cover'),
    portrait: one('portrait'),
    images: values.get('image') ?? [],
    papers: (values.get('paper') ?? []).map((key) => requireKey<PaperKey>(key, isPaperKey)),
  };
}

/** As they are written, for the reference day; by their numbers. */
const files: readonly Topic[] = readdirSync(folder)
  .map((name) => Number(name.replace('.md', '')))
  .sort((a, b) => a - b)
  .map((id) => readTopic(id, readFileSync(join(folder, `${id}.md`), 'utf8')));

function moveOf({ moves, on }: Topic, timeline: Timeline): Move {
  if (moves === 'never') return never;
  return moves === 'yearly' && on !== null ? yearly(timeline, on) : weekly(timeline);
}

/** By their numbers, as they stand in a demo of that timeline. */
export const topicsOn = (timeline: Timeline): readonly Topic[] =>
  files.map((topic) => moved(topic, moveOf(topic, timeline)));
