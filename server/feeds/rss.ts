/** The news as RSS 2.0. */
import { paths } from '../../api/paths.ts';
import type { FeedTopic } from '../../records/content/feeds.ts';
import { element, escapeXml, xmlHead } from './xml.ts';

interface Channel {
  /** `https://portal.example`. */
  readonly origin: string;
  /** Path and query of the feed itself. */
  readonly self: string;
  /** Path of the page that shows the same. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
}

function itemOf({ id, title, summary, category, publishedAt }: FeedTopic, origin: string): string {
  const link = `${origin}${paths.show(String(id))}`;
  return [
    '<item>',
    element('title', title),
    element('link', link),
    element('guid', link),
    element('pubDate', publishedAt.toUTCString()),
    element('category', category),
    element('description', summary),
    '</item>',
  ].join('');
}

/** The channel, the newest topic first. */
export function rssOf(channel: Channel, topics: readonly FeedTopic[]): string {
  const { origin, self, page, title, description } = channel;
  const own = escapeXml(`${origin}${self}`);
  return [
    xmlHead,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', `${origin}${page}`),
    element('description', description),
    element('language', 'th'),
    element('lastBuildDate', topics[0]?.publishedAt.toUTCString()),
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    ...topics.map((topic) => itemOf(topic, origin)),
    '</channel></rss>\n',
  ].join('');
}
