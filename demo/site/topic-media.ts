/** Pictures and papers of topics, put into the media folder where they are missing. */
import { compilePdf } from '../../papers/compile.ts';
import type { Timeline } from '../timeline.ts';
import { figuresIn } from './html.ts';
import { type MediaFolder, pictureSize, portraitSize, type Size, type Stored } from './media.ts';
import { type PaperKey, type Papers, papersOn, pathOf } from './papers/papers.ts';
import type { Topic } from './topic.ts';
import { topicsOn } from './topics.ts';

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

async function coverOf(media: MediaFolder, topic: Topic): Promise<Shown | undefined> {
  const { id, cover, portrait } = topic;
  const alt = cover ?? portrait;
  if (alt === undefined) return undefined;
  const { url } = await media.picture(`images/${folderOf(topic)}/${id}.webp`);
  return { url, alt, ...(portrait === undefined ? pictureSize : portraitSize) };
}

const imagesOf = (media: MediaFolder, topic: Topic): Promise<Shown[]> =>
  Promise.all(
    topic.images.map(async (alt, at) => {
      const path = `images/${folderOf(topic)}/${topic.id}-${at + 1}.webp`;
      return { url: (await media.picture(path)).url, alt, ...pictureSize };
    }),
  );

const figureUrls = (media: MediaFolder, topic: Topic): Promise<string[]> =>
  Promise.all(
    figuresIn(topic.body).map(async (_, at) => {
      const path = `images/${folderOf(topic)}/${topic.id}-text-${at + 1}.webp`;
      return (await media.picture(path)).url;
    }),
  );

const papersBeingMade = new WeakMap<MediaFolder, Map<PaperKey, Promise<Stored>>>();

/** Several topics have the same paper: it is made once. */
function paper(media: MediaFolder, papers: Papers, key: PaperKey): Promise<Stored> {
  const made = papersBeingMade.get(media) ?? new Map<PaperKey, Promise<Stored>>();
  papersBeingMade.set(media, made);
  const stored =
    made.get(key) ?? media.file(pathOf(key, papers[key]), () => compilePdf(papers[key]));
  made.set(key, stored);
  return stored;
}

async function filesOf(media: MediaFolder, papers: Papers, topic: Topic): Promise<Attached[]> {
  const made: Attached[] = [];
  for (const key of topic.papers) {
    const { url, bytes } = await paper(media, papers, key);
    made.push({ name: papers[key].inputs.title, url, media_type: 'application/pdf', bytes });
  }
  return made;
}

async function mediaOf(media: MediaFolder, papers: Papers, topic: Topic): Promise<TopicMedia> {
  const [cover, images, figures, files] = await Promise.all([
    coverOf(media, topic),
    imagesOf(media, topic),
    figureUrls(media, topic),
    filesOf(media, papers, topic),
  ]);
  return { id: topic.id, cover, images, figures, files };
}

/** As many topics at once. */
const abreast = 4;

/** Puts there what the topics need and the folder lacks; answers all of it, topic by topic. */
export async function keepTopicMedia(
  media: MediaFolder,
  timeline: Timeline,
): Promise<readonly TopicMedia[]> {
  const topics = topicsOn(timeline);
  const papers = papersOn(timeline);
  const made: TopicMedia[] = [];
  for (let from = 0; from < topics.length; from += abreast) {
    const some = topics.slice(from, from + abreast);
    made.push(...(await Promise.all(some.map((topic) => mediaOf(media, papers, topic)))));
  }
  return made;
}
