/** Takes a payroll's file: what it would change first, and then all of it or nothing (T18). */
import { dayOfMonth } from '../../../api/agency/month/month-query.ts';
import { asFileTry } from '../../../api/agency/received/received.server.ts';
import { refused } from '../../../api/agency/report/refused.ts';
import type { AgencySettings } from '../../../api/agency/settings.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { thaiMonthLong } from '../../../core/thai-date.ts';
import { readReconciled } from '../../../records/agency/reconciled.ts';
import { type DraftLine, saveDraft } from '../../../records/agency/save-draft.ts';
import type { Services as Stores } from '../../../records/services.ts';
import { fileFaults } from './fault.text.ts';
import { sentLines } from './lines.server.ts';
import { type Previewed, previewLines } from './preview.server.ts';
import { templateSheet } from './template.server.ts';
import { applyUpload, downloadTemplate, previewUpload, readUploadLayouts } from './upload.api.ts';
import { answers, template } from './upload.text.ts';

type Services = Stores & { readonly agency: AgencySettings };

const handle = handlersOn<Services>();

const draftLine = (line: Previewed['lines'][number]): DraftLine => {
  const { bill, outcome, collectedSatang, reason, newAgency, note } = line;
  const { memberNo, seq } = bill;
  return { memberNo, seq, result: { outcome, collectedSatang, reason, newAgency, note } };
};

/** @throws Problem where the file is not what was looked at, or may not be applied as it is. */
function mayApply({ preview, lines }: Previewed, digest: string): void {
  const refuse = (message: string) =>
    new Problem('bad_input', { fields: [{ field: 'file', message }] });
  if (preview.problems_total > 0) throw refuse(answers.stillWrong(preview.problems_total));
  if (lines.length === 0) throw refuse(fileFaults.nothing);
  if (preview.digest !== digest) throw new Problem('conflict', { text: answers.another });
}

export const handlers: readonly Handler<Services>[] = [
  handle(readUploadLayouts, {
    async run({ services }) {
      const layouts = services.agency.result_layouts.map(({ id, name }) => ({ id, name }));
      return { data: { layouts } };
    },
  }),

  handle(previewUpload, {
    run: ({ input, who, services, facts }) =>
      asFileTry(services.budgets, who.agencyNo, async () => {
        const { records, agency } = services;
        const sent = await sentLines(input, agency, { records, who, facts });
        const { preview } = await previewLines(records, who, dayOfMonth(input), sent);
        return { data: preview };
      }),
  }),

  handle(applyUpload, {
    run: ({ input, who, services, facts }) =>
      asFileTry(services.budgets, who.agencyNo, async () => {
        const { records, agency } = services;
        const month = dayOfMonth(input);
        const sent = await sentLines(input, agency, { records, who, facts });
        const found = await previewLines(records, who, month, sent);
        mayApply(found, input.digest);
        const matched = found.lines.length;
        const change = {
          month,
          version: input.version,
          lines: found.lines.map(draftLine),
          step: { step: 'FILLED', detail: { rows: matched, bytes: sent.bytes } },
        } as const;
        const saved = await saveDraft(records, who, change, refused);
        const { state, version, at } = saved;
        const messages = answers.applied(matched);
        const data = { state, version, at: at.toISOString(), by: who.contactName, matched };
        return { rc_des: messages, messages, data };
      }),
  }),

  handle(downloadTemplate, {
    async run({ input, who, services }) {
      const found = await readReconciled(services.records, who.agencyNo, dayOfMonth(input));
      if (!found?.month) throw new Problem('not_found');
      if (found.month.state === 'DRAFT') throw new Problem('not_found');
      const name = template.file(thaiMonthLong(found.month.month.slice(0, 7)));
      return { file: await services.papers.sheet(templateSheet(found), input.format, name) };
    },
  }),
];
