import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { dayShape, eventShape, linkShape, rateShape } from '../../../api/shapes.ts';
import { focusAcross, focusDown } from '../../../parts/slide/focus.ts';
import { homeExample } from './home.example.text.ts';

const address = z.nullable(z.string());

const topicShape = { id: z.int(), title: z.string(), published_on: dayShape };
const topic = z.object(topicShape);

const news = z.object({
  ...topicShape,
  category: z.string(),
  category_name: z.string(),
  summary: z.string(),
  pinned: z.boolean(),
  cover_url: address,
  cover_alt: z.string(),
  /** Facts that stand out, such as day and place of a meeting. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
});

const rates = z.array(z.object({ name: z.string(), rate: rateShape, effective_on: dayShape }));

/** Everything the front page shows, block by block in the order of D-16. */
export const readHome = endpoint({
  name: 'info.home',
  method: 'GET',
  path: '/api/info/home',
  wing: 'info',
  who: 'visitor',
  audit: { noneBecause: 'public content, the same for everybody' },
  summary: 'เนื้อหาหน้าแรก',
  input: z.strictObject({}),
  data: z.object({
    slides: z.array(
      z.object({
        image_url: z.string(),
        alt: z.string(),
        title: z.string(),
        body: z.string(),
        url: z.nullable(linkShape),
        /** What must stay in view of the picture where it is cut to its frame. */
        focus_x: z.enum(focusAcross),
        focus_y: z.enum(focusDown),
      }),
    ),
    /** The first is the lead; the next three are shown large. */
    news: z.array(news),
    /** In force today. */
    rates: z.object({ deposit: rates, loan: rates }),
    /** Newest first, at most eight years. */
    dividends: z.array(
      z.object({ year_be: z.int(), dividend_rate: rateShape, refund_rate: rateShape }),
    ),
    /** What is not over yet, soonest first. */
    calendar: z.array(eventShape),
    activities: z.array(
      z.object({
        ...topicShape,
        cover_url: address,
        cover_alt: z.string(),
        pictures: z.int(),
      }),
    ),
    /** One tab for each kind. */
    regulations: z.array(
      z.object({ category: z.string(), name: z.string(), items: z.array(topic) }),
    ),
    downloads: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        /** Null: nothing hangs on it, its page tells more. */
        file: z.nullable(z.object({ url: z.string(), media_type: z.string(), bytes: z.int() })),
      }),
    ),
    cremation: z.array(topic),
    procurement: z.array(topic),
    knowledge: z.array(topic),
    board: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        display_name: z.string(),
        posted_on: dayShape,
        answers: z.int(),
      }),
    ),
    links: z.array(z.object({ name: z.string(), url: linkShape, description: z.string() })),
    bank_accounts: z.array(
      z.object({
        bank_name: z.string(),
        /** Grouped as the bank writes it. */
        account_no: z.string(),
        account_name: z.string(),
        branch: z.string(),
        purpose: z.string(),
      }),
    ),
  }),
  example: homeExample,
});
