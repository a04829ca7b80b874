/** Content as it may be stored (T5, T29), and what it lacks before the public may see it. */
import type { FieldFault } from '../../../api/envelope.ts';
import { Problem } from '../../../api/problem.ts';
import { cleanArticle } from '../../../records/content/clean-html.ts';
import { withdrawnIn } from '../../../records/content/withdrawn.ts';
import type { Db } from '../../../records/database.ts';
import type { TopicContent } from '../../../records/office/topics/content.ts';
import { categoryChoices } from '../../../records/office/topics/list.ts';
import { fileFacts, pictureFacts } from '../../../records/office/topics/media-facts.ts';
import { contentText as text } from './content.text.ts';
import type { Content } from './shapes.ts';

const at = (field: string, message: string): FieldFault => ({ field: `content.${field}`, message });

function refuse(faults: readonly FieldFault[]): void {
  if (faults.length > 0) throw new Problem('bad_input', { fields: faults.slice(0, 10) });
}

/**
 * The body by the reader's list, and of pictures and files what the store knows of them.
 * @throws Problem bad_input at a picture or file that the store does not know.
 */
export async function fitContent(db: Db, id: bigint, sent: Content): Promise<TopicContent> {
  const urlsOf = (list: readonly { readonly url: string }[]) => [
    ...new Set(list.map(({ url }) => url)),
  ];
  const [pictures, files, withdrawn] = await Promise.all([
    pictureFacts(db, urlsOf(sent.images), id),
    fileFacts(db, urlsOf(sent.files), id),
    withdrawnIn(db, [...urlsOf(sent.images), ...urlsOf(sent.files)].join(' ')),
  ]);
  const isGone = (url: string) => [...withdrawn].some((name) => url.includes(name));
  const pictureOf = new Map(pictures.map((one) => [one.url, one]));
  const fileOf = new Map(files.map((one) => [one.url, one]));
  const faults: FieldFault[] = [];
  const images = sent.images.map((one, index) => {
    const known = pictureOf.get(one.url);
    if (!known)
      faults.push(at(`images.${index}`, isGone(one.url) ? text.withdrawn : text.unknownPicture));
    return { ...one, width: known?.width ?? 1, height: known?.height ?? 1 };
  });
  const attached = sent.files.map((one, index) => {
    const known = fileOf.get(one.url);
    if (!known)
      faults.push(at(`files.${index}`, isGone(one.url) ? text.withdrawn : text.unknownFile));
    const { mediaType = '', bytes = 1n, pages = null } = known ?? {};
    return { ...one, media_type: mediaType, bytes: Number(bytes), pages };
  });
  refuse(faults);
  // What is not pinned has no last day of its pin.
  const pinned_until = sent.pinned ? sent.pinned_until : null;
  const body_html = cleanArticle(sent.body_html);
  return { ...sent, body_html, pinned_until, images, files: attached };
}

const describes = /\balt="[^"]*[^"\s][^"]*"/;

/** Every picture in a clean body has words for those who do not see it. */
export const isDescribed = (html: string): boolean =>
  (html.match(/<img\b[^>]*>/g) ?? []).every((picture) => describes.test(picture));

function mediaFaults({ cover_url, cover_alt, body_html, images, files, facts }: TopicContent) {
  return [
    ...(cover_url !== null && cover_alt === '' ? [at('cover_alt', text.noAlt)] : []),
    ...(isDescribed(body_html) ? [] : [at('body_html', text.bodyAlt)]),
    ...images.flatMap(({ alt }, index) => (alt ? [] : [at(`images.${index}`, text.noAlt)])),
    ...files.flatMap(({ name }, index) => (name ? [] : [at(`files.${index}`, text.noFileName)])),
    ...facts.flatMap(({ label, value }, index) =>
      label && value ? [] : [at(`facts.${index}`, text.noFact)],
    ),
  ];
}

const isOver = (instant: string | null, now: Date): boolean =>
  instant !== null && new Date(instant) <= now;

function timeFaults(content: TopicContent, now: Date): readonly FieldFault[] {
  const { published_at, expires_at, pinned, pinned_until, happens_on, happens_until } = content;
  const from = published_at === null ? now : new Date(published_at);
  const endsEarly = expires_at !== null && new Date(expires_at) <= from;
  const last = happens_until ?? happens_on;
  return [
    ...(isOver(expires_at, now) ? [at('expires_at', text.expired)] : []),
    ...(endsEarly && !isOver(expires_at, now) ? [at('expires_at', text.expiresBefore)] : []),
    ...(pinned && isOver(pinned_until, now) ? [at('pinned_until', text.pinOver)] : []),
    ...(happens_on === null && happens_until !== null ? [at('happens_on', text.noStart)] : []),
    ...(happens_on !== null && last !== null && last < happens_on
      ? [at('happens_until', text.endsBefore)]
      : []),
  ];
}

/** @throws Problem bad_input that names everything the public would miss. */
export async function assertReady(db: Db, content: TopicContent, now: Date): Promise<void> {
  const categories = await categoryChoices(db);
  refuse([
    ...(content.title === '' ? [at('title', text.noTitle)] : []),
    ...(categories.some(({ key }) => key === content.category)
      ? []
      : [at('category', text.noCategory)]),
    ...mediaFaults(content),
    ...timeFaults(content, now),
  ]);
}
