/** Shows the texts in their versions, and keeps the proof of answers without a person (D-19). */

import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import { cleanArticle } from '../../../records/content/clean-html.ts';
import {
  keepConsent,
  type PolicyKind,
  readPolicy as read,
} from '../../../records/content/consent.ts';
import { holdWords } from '../../../records/content/hold-words.ts';
import type { Services } from '../../../records/services.ts';
import { networkOf } from '../../../runtime/network.ts';
import { Limit } from '../../../runtime/rate-limit.ts';
import { readPolicy, recordConsent } from './cookie.api.ts';

const handle = handlersOn<Services>();

const kinds = { cookies: 'COOKIES', privacy: 'PRIVACY' } as const satisfies Record<
  string,
  PolicyKind
>;

/** A whole school answers from one address; beyond that somebody only fills the log. */
const answers = new Limit('cookies: network', 600);

export const handlers: readonly Handler<Services>[] = [
  handle(readPolicy, {
    keep: 'content',
    async run({ input: { kind, version }, services }) {
      const found = await services.records.readAsVisitor(
        (db) => read(db, kinds[kind], version === undefined ? undefined : Number(version)),
        { atOnce: true },
      );
      if (found === undefined) throw new Problem('not_found');
      const { policy, versions } = found;
      return {
        data: {
          kind,
          version: policy.version,
          effective_on: policy.effectiveOn,
          title: policy.title,
          body_html: holdWords(cleanArticle(policy.bodyHtml)),
          change_summary: policy.changeSummary,
          versions: versions.map((one) => ({
            version: one.version,
            effective_on: one.effectiveOn,
          })),
        },
      };
    },
  }),
  handle(recordConsent, {
    async run({ input: { choice, channel = 'script' }, services, facts }) {
      const { records, budgets } = services;
      await reportRateLimit(budgets.take([[answers, networkOf(facts.address)]]));
      await records.asVisitor((db) => keepConsent(db, choice, channel));
      return { data: { choice } };
    },
  }),
];
