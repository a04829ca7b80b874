/** The terms of use: read by anybody, accepted with evidence (R039, R055; D-30). */
import { type Call, type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { readTerms } from '../../../api/terms/terms.api.ts';
import { keepChoice } from '../../../records/choices.ts';
import { cleanArticle } from '../../../records/content/clean-html.ts';
import { holdWords } from '../../../records/content/hold-words.ts';
import type { Services } from '../../../records/services.ts';
import { findAccount } from '../../../records/sign-in/accounts.ts';
import {
  currentTerms,
  acceptTerms as keepAcceptance,
  readTerms as read,
} from '../../../records/terms.ts';
import { acceptTerms } from './terms.api.ts';
import { answers } from './terms.text.ts';

const handle = handlersOn<Services>();

/** Keeps acceptance and choice together; says whether the password is still to be changed. */
async function keepAnswer({ input, who, services, facts }: Call<typeof acceptTerms, Services>) {
  return services.records.asMember(who.memberNo, async (db) => {
    const [terms, account] = await Promise.all([currentTerms(db), findAccount(db)]);
    // What was read must be what is in force; a newer version is shown first.
    if (terms?.version !== input.version) throw new Problem('conflict', { text: answers.newer });
    const { kind, version } = terms;
    const { address, agent } = facts;
    await keepAcceptance(db, { kind, version, address, agent });
    if (input.marketing) {
      await keepChoice(db, { kind: 'MARKETING', choice: true, address, agent });
    }
    return account?.mustChange ?? true;
  });
}

export const handlers: readonly Handler<Services>[] = [
  handle(readTerms, {
    keep: 'content',
    async run({ input: { version }, services }) {
      const found = await services.records.readAsVisitor((db) => read(db, version), {
        atOnce: true,
      });
      if (!found) throw new Problem('not_found');
      const { terms, versions } = found;
      return {
        data: {
          version: terms.version,
          title: terms.title,
          body_html: holdWords(cleanArticle(terms.bodyHtml)),
          effective_on: terms.effectiveOn,
          change_summary: terms.changeSummary,
          versions: versions.map((one) => ({
            version: one.version,
            effective_on: one.effectiveOn,
          })),
        },
      };
    },
  }),

  handle(acceptTerms, {
    async run(call) {
      const mustChange = await keepAnswer(call);
      if (!mustChange) await call.session.enter();
      return { messages: answers.accepted };
    },
  }),
];
