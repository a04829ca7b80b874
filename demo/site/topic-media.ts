/** Pictures and papers of topics, put into the media folder where they are missing. */
import { compilePdf } from '../../papers/compile.ts';
import type { Figure } from './html.ts';
import type { MediaFolder, Size, Stored } from './media.ts';
import { type PaperKey, paperPath, papers } from './papers/papers.ts';
import { drawPortrait, portraitSize } from './pictures/portrait.ts';
import { drawScene, pictureSize } from './pictures/scene.ts';
import type { SceneName } from './pictures/scenes.ts';
import type { Topic } from './topic.ts';
import { topics } from './topics/all.ts';

interface Shown extends Size {
  readonly url: string;
  readonly alt: string;
}

interface Attached {
  readonly name: string;
  readonly url: string;
  readonly media_type: string;
  readonly bytes: number;
}

export interface TopicMedia {
  readonly id: number;
  readonly cover: Shown | undefined;
  readonly images: readonly Shown[];
  /** Addresses of the pictures within the text. */
  readonly figures: readonly string[];
  readonly files: readonly Attached[];
}

const folders = { activities: 'Activity', committee: 'Personnel', staff: 'Personnel' } as const;
const folderOf = ({ category }: Topic): string =>
  category in folders ? folders[category as keyof typeof folders] : 'News';

/** Each picture of a topic has chance of its own. */
const seedOf = (id: number, nth: number): number => id * 100 + nth;
const firstFigure = 50;

async function picture(media: MediaFolder, path: string, scene: SceneName, seed: number) {
  return media.picture(path, () => drawScene(scene, seed), pictureSize);
}

async function coverOf(media: MediaFolder, topic: Topic): Promise<Shown | undefined> {
  const { id, cover } = topic;
  if (cover === undefined) return undefined;
  const path = `images/${folderOf(topic)}/${id}.webp`;
  if ('scene' in cover) {
    const { url } = await picture(media, path, cover.scene, seedOf(id, 0));
    return { url, alt: cover.alt, ...pictureSize };
  }
  const who = /^นาง/.test(topic.title) ? 'woman' : 'man';
  const { url } = await media.picture(path, () => drawPortrait(id, who), portraitSize);
  return { url, alt: cover.portrait, ...portraitSize };
}

async function imagesOf(media: MediaFolder, topic: Topic): Promise<Shown[]> {
  const made: Shown[] = [];
  for (const [at, { scene, alt }] of (topic.images ?? []).entries()) {
    const path = `images/${folderOf(topic)}/${topic.id}-${at + 1}.webp`;
    const { url } = await picture(media, path, scene, seedOf(topic.id, at + 1));
    made.push({ url, alt, ...pictureSize });
  }
  return made;
}

export const figuresOf = ({ body }: Topic): readonly Figure[] =>
  body.filter((part): part is Figure => typeof part !== 'string');

async function figureUrls(media: MediaFolder, topic: Topic): Promise<string[]> {
  const urls: string[] = [];
  for (const [at, { scene }] of figuresOf(topic).entries()) {
    const path = `images/${folderOf(topic)}/${topic.id}-text-${at + 1}.webp`;
    const { url } = await picture(media, path, scene, seedOf(topic.id, firstFigure + at));
    urls.push(url);
  }
  return urls;
}

const papersBeingMade = new WeakMap<MediaFolder, Map<PaperKey, Promise<Stored>>>();

/** Several topics have the same paper: it is made once. */
function paper(media: MediaFolder, key: PaperKey): Promise<Stored> {
  const made = papersBeingMade.get(media) ?? new Map<PaperKey, Promise<Stored>>();
  papersBeingMade.set(media, made);
  const stored = made.get(key) ?? media.file(paperPath(key), () => compilePdf(papers[key]));
  made.set(key, stored);
  return stored;
}

async function filesOf(media: MediaFolder, topic: Topic): Promise<Attached[]> {
  const made: Attached[] = [];
  for (const key of topic.papers ?? []) {
    const { url, bytes } = await paper(media, key);
    made.push({ name: papers[key].inputs.title, url, media_type: 'application/pdf', bytes });
  }
  return made;
}

async function mediaOf(media: MediaFolder, topic: Topic): Promise<TopicMedia> {
  const [cover, images, figures, files] = await Promise.all([
    coverOf(media, topic),
    imagesOf(media, topic),
    figureUrls(media, topic),
    filesOf(media, topic),
  ]);
  return { id: topic.id, cover, images, figures, files };
}

/** As many topics at once. */
const abreast = 4;

/** Makes what the topics need and the folder lacks; answers all of it, topic by topic. */
export async function keepTopicMedia(media: MediaFolder): Promise<readonly TopicMedia[]> {
  const made: TopicMedia[] = [];
  for (let from = 0; from < topics.length; from += abreast) {
    const some = topics.slice(from, from + abreast);
    made.push(...(await Promise.all(some.map((topic) => mediaOf(media, topic)))));
  }
  return made;
}
