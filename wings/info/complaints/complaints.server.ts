/** Files complaints and shows cases (D-21): private ones to whoever holds the tracking code. */
import { randomBytes } from 'node:crypto';
import type { Captcha } from '../../../api/captcha/captcha.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import type { Site } from '../../../api/site.ts';
import { codeBytes, codeFrom, readCode, showCode } from '../../../core/codes/tracking-code.ts';
import { categories } from '../../../core/complaint/case.ts';
import { addDays, daysBetween } from '../../../core/days.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import {
  type CaseEvent,
  caseByCode,
  complaintTargets,
  fileComplaint as keep,
  type PublishedCase,
  publishedCase,
  publishedCases,
} from '../../../records/content/demand.ts';
import type { Services } from '../../../records/services.ts';
import { fileComplaint, readCase, readCases, readTargets, trackCase } from './complaints.api.ts';
import { reportText as text } from './form/complaint.text.ts';
import { faultsOfReport, reportOf } from './form/complaint.ts';
import { consumeFiling, consumeTracking } from './rate-limit.server.ts';

type DemandServices = Services & { readonly site: Site; readonly captcha: Captcha };

const handle = handlersOn<DemandServices>();
const perPage = 10;

/** What every view of a case tells, as it travels. */
function caseOf(row: Omit<PublishedCase, 'id'>) {
  const { topic, category, status, receivedAt, answeredAt } = row;
  return {
    topic,
    category,
    received_on: bangkokDay(receivedAt),
    status,
    answered_on: answeredAt && bangkokDay(answeredAt),
  };
}

const timelineOf = (events: readonly CaseEvent[]) =>
  events.map(({ happenedOn, status, note }) => ({ on: happenedOn, status, note }));

interface Promised {
  readonly receivedAt: Date;
  readonly answerBy: string | null;
}

/** The promised day, which a case of before does not keep. */
const answerBy = ({ receivedAt, answerBy: day }: Promised, { demand }: Site) =>
  day ?? addDays(bangkokDay(receivedAt), demand.target_days);

const atCode = (message: string) => ({ fields: [{ field: 'code', message }] });

export const handlers: readonly Handler<DemandServices>[] = [
  handle(readCases, {
    keep: 'content',
    async run({ input: { page: pageParam = '1', category, status }, services }) {
      const page = Number(pageParam);
      const window = { limit: perPage, skip: (page - 1) * perPage };
      const { cases, total } = await services.records.readAsVisitor(
        (db) => publishedCases(db, { category, status, ...window }),
        { atOnce: true },
      );
      const items = cases.map((row) => ({ id: Number(row.id), ...caseOf(row) }));
      return { data: { items, page, per_page: perPage, total } };
    },
  }),
  handle(readCase, {
    keep: 'content',
    async run({ input, services: { records, site } }) {
      const found = await records.readAsVisitor((db) => publishedCase(db, BigInt(input.id)), {
        atOnce: true,
      });
      if (found === undefined) throw new Problem('not_found');
      const { whole, timeline } = found;
      return {
        data: {
          id: Number(whole.id),
          ...caseOf(whole),
          body: whole.body,
          timeline: timelineOf(timeline),
          answer: whole.answer,
          answer_by: answerBy(whole, site),
        },
      };
    },
  }),
  handle(readTargets, {
    keep: 'content',
    async run({ services: { records, site } }) {
      const own = await records.readAsVisitor(complaintTargets, { atOnce: true });
      const days = new Map(own.map(({ category, targetDays }) => [category, targetDays]));
      const items = categories.map((category) => ({
        ...{ category, target_days: days.get(category) ?? site.demand.target_days },
      }));
      return { data: { items } };
    },
  }),
  handle(fileComplaint, {
    async run({ input, services: { records, site, captcha, budgets }, facts }) {
      const faults = Object.entries(faultsOfReport(input));
      if (faults.length > 0) {
        const fields = faults.map(([field, message]) => ({ field, message }));
        throw new Problem('bad_input', { fields });
      }
      await consumeFiling({ captcha, budgets }, input, facts);
      const { category, anonymous, allow_publish: allowPublish } = input;
      const code = codeFrom(randomBytes(codeBytes));
      const chosen = { category, anonymous, allowPublish, defaultDays: site.demand.target_days };
      const complaint = { ...reportOf(input), ...chosen };
      const filed = await records.asVisitor((db) => keep(db, code, complaint));
      return {
        data: {
          tracking_code: showCode(code),
          target_days: daysBetween(bangkokDay(filed.receivedAt), filed.answerBy),
          answer_by: filed.answerBy,
        },
      };
    },
  }),
  handle(trackCase, {
    async run({ input, services: { records, site, budgets }, facts }) {
      const code = readCode(input.code);
      if (code === undefined) throw new Problem('bad_input', atCode(text.codeWrong));
      const giveBack = await consumeTracking(budgets, facts);
      const found = await records.readAsVisitor((db) => caseByCode(db, code));
      if (found === undefined) throw new Problem('not_found', atCode(text.codeUnknown));
      await giveBack();
      return {
        data: {
          ...caseOf(found),
          timeline: timelineOf(found.timeline),
          answer: found.answer,
          answer_by: answerBy(found, site),
          published_id: found.publishedId === null ? null : Number(found.publishedId),
        },
      };
    },
  }),
];
