/** The front page's blocks, out of the public content. */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { formatAccountNumber } from '../../../core/account-number.ts';
import { formatRate } from '../../../core/rate.ts';
import { bangkokDay, toBuddhistYear } from '../../../core/thai-date.ts';
import { bankName } from '../../../core/thai-words/bank.ts';
import { questionLimit, truncate } from '../../../core/truncate.ts';
import { eventOf } from '../../../records/content/calendar.ts';
import {
  type HomeBlock,
  type HomeContent,
  type HomeTopic,
  homeContent,
  type PublishedRate,
} from '../../../records/content/home.ts';
import type { Services } from '../../../records/services.ts';
import { readHome } from './home.api.ts';
import { homeServerText } from './home.server.text.ts';

const handle = handlersOn<Services>();

/** How many rows a block shows. */
const most = { news: 9, activities: 4, downloads: 5, regulations: 6, short: 4 } as const;

const newestFirst = (a: HomeTopic, b: HomeTopic): number =>
  b.publishedAt.getTime() - a.publishedAt.getTime() || Number(b.id - a.id);

/** Topics of a block, whatever their category: pinned ones first, then the newest. */
function block(topics: readonly HomeTopic[], name: HomeBlock): HomeTopic[] {
  const own = topics.filter((topic) => topic.block === name);
  return own.sort((a, b) => Number(b.pinned) - Number(a.pinned) || newestFirst(a, b));
}

const short = ({ id, title, publishedAt }: HomeTopic) => ({
  id: Number(id),
  title: truncate(title, questionLimit),
  published_on: bangkokDay(publishedAt),
});

const news = (topic: HomeTopic) => ({
  ...short(topic),
  category: topic.category,
  category_name: topic.categoryName,
  summary: topic.summary,
  pinned: topic.pinned,
  cover_url: topic.coverUrl,
  cover_alt: topic.coverAlt,
  facts: [...topic.facts],
});

const activity = (topic: HomeTopic) => ({
  ...short(topic),
  cover_url: topic.coverUrl,
  cover_alt: topic.coverAlt,
  pictures: topic.pictures,
});

function download({ id, title, fileUrl, fileType, fileBytes }: HomeTopic) {
  const file =
    fileUrl === null || fileType === null || fileBytes === null
      ? null
      : { url: fileUrl, media_type: fileType, bytes: Number(fileBytes) };
  return { id: Number(id), title: truncate(title, questionLimit), file };
}

/** One tab for each category of the block that has something in it, in the categories' order. */
function tabs(topics: readonly HomeTopic[]) {
  const own = topics.filter((topic) => topic.block === 'REGULATION');
  return [...Map.groupBy(own, (topic) => topic.category)].map(([category, inside]) => ({
    category,
    name: homeServerText.tabName(inside[0]?.categoryName ?? ''),
    items: inside.slice(0, most.regulations).map(short),
  }));
}

const ratesOf = (rates: readonly PublishedRate[], kind: PublishedRate['kind']) =>
  rates
    .filter((rate) => rate.kind === kind)
    .map(({ name, rate, effectiveOn }) => ({
      name,
      rate: formatRate(BigInt(rate)),
      effective_on: effectiveOn,
    }));

function present({ topics, ...content }: HomeContent) {
  const shortOf = (name: HomeBlock) => block(topics, name).slice(0, most.short).map(short);
  return {
    slides: content.slides.map(({ imageUrl, focusX, focusY, ...slide }) => ({
      ...slide,
      image_url: imageUrl,
      focus_x: focusX,
      focus_y: focusY,
    })),
    news: block(topics, 'NEWS').slice(0, most.news).map(news),
    rates: { deposit: ratesOf(content.rates, 'DEPOSIT'), loan: ratesOf(content.rates, 'LOAN') },
    dividends: content.dividends.map(({ year, dividendRate, refundRate }) => ({
      year_be: toBuddhistYear(year),
      dividend_rate: formatRate(BigInt(dividendRate)),
      refund_rate: formatRate(BigInt(refundRate)),
    })),
    calendar: content.events.map(eventOf),
    activities: block(topics, 'ACTIVITY').slice(0, most.activities).map(activity),
    regulations: tabs(topics),
    downloads: block(topics, 'DOWNLOAD').slice(0, most.downloads).map(download),
    cremation: shortOf('CREMATION'),
    procurement: shortOf('PROCUREMENT'),
    knowledge: shortOf('KNOWLEDGE'),
    board: content.board.map(({ id, title, displayName, postedAt, answers }) => ({
      id: Number(id),
      title: truncate(title, questionLimit),
      display_name: displayName,
      posted_on: bangkokDay(postedAt),
      answers,
    })),
    links: [...content.links],
    bank_accounts: content.bankAccounts.map((account) => ({
      bank_name: homeServerText.bank(bankName(account.bankCode)),
      account_no: formatAccountNumber(account.bankCode, account.accountNo),
      account_name: account.accountName,
      branch: account.branch,
      purpose: account.purpose,
    })),
  };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readHome, {
    keep: 'content',
    run: async ({ services, facts }) => ({
      data: present(
        await services.records.readAsVisitor((db) => homeContent(db, bangkokDay(facts.at)), {
          atOnce: true,
        }),
      ),
    }),
  }),
];
