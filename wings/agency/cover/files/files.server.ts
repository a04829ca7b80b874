/** The cover statement taken home: every line of it, and only if it ties out (D-23). */
import { monthOfQuery } from '../../../../api/agency/month/month-query.ts';
import { type AgencySettings, templateOf } from '../../../../api/agency/settings.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { fileDay } from '../../../../api/ledger/complete-ledger.ts';
import { Problem } from '../../../../api/problem.ts';
import { coverOf } from '../../../../core/agency/cover.ts';
import { displayNumber } from '../../../../core/agency/display-number.ts';
import type { CoverPaper } from '../../../../core/agency/paper/cover-paper.ts';
import { PayrollFault, payrollFile } from '../../../../core/agency/payroll/payroll-file.ts';
import type { PayrollTemplate } from '../../../../core/agency/payroll/template.ts';
import type { FileContent } from '../../../../core/sheet/sheet.ts';
import { bangkokDay } from '../../../../core/thai-date.ts';
import { foreignLetter, windows874 } from '../../../../core/windows-874/windows-874.ts';
import { type ReconciledFigures, readReconciled } from '../../../../records/agency/reconciled.ts';
import type { Services as Stores } from '../../../../records/services.ts';
import { downloadCover } from './files.api.ts';
import { filesText as text } from './files.text.ts';

type Services = Stores & { readonly agency: AgencySettings };

const handle = handlersOn<Services>();

/** Throws `conflict` for a month that the cooperative has not sent. */
function paperOf(
  { publication, agency, month, bills }: ReconciledFigures,
  detail: AgencySettings['detail'],
  at: Date,
): CoverPaper {
  if (month.state === 'DRAFT') throw new Problem('conflict', { text: text.draft });
  return {
    cover: coverOf(bills),
    detail,
    month: month.month.slice(0, 7),
    dueOn: month.dueOn,
    isPosted: month.state === 'POSTED',
    unit: {
      number: displayNumber(agency.agencyNo),
      name: agency.name,
      headName: agency.headName,
      headPosition: agency.headPosition,
    },
    asOf: publication.asOf,
    printedOn: bangkokDay(at),
  };
}

/** Throws `bad_input` for a letter that TIS-620 lacks, and says in whose line it stands. */
function assertTis620({ cover, unit }: CoverPaper): void {
  const refuse = (letter: string | undefined, whose: () => string) => {
    if (letter === undefined) return;
    const message = text.foreign(letter, whose());
    throw new Problem('bad_input', { text: message, fields: [{ field: 'format', message }] });
  };
  refuse(foreignLetter(unit.name), () => text.ofUnit);
  for (const { seq, membershipNo, name, employeeNo, receiptNo, note } of cover.rows) {
    const words = [membershipNo, name, employeeNo, receiptNo, note].join(' ');
    refuse(foreignLetter(words), () => text.ofLine(seq, membershipNo, name));
  }
}

function payrollOf(paper: CoverPaper, agencyNo: string, template: PayrollTemplate): FileContent {
  const { month, dueOn, cover } = paper;
  try {
    const lines = payrollFile(template, { month, dueOn, rows: cover.rows });
    const bytes = template.encoding === 'tis620' ? windows874(lines) : Buffer.from(lines);
    const name = text.payrollFile(agencyNo, fileDay(month), template.id);
    return { format: template.ending, name, bytes };
  } catch (error) {
    if (!(error instanceof PayrollFault)) throw error;
    const fields = [{ field: 'template', message: error.text }];
    throw new Problem('bad_input', { text: error.text, fields });
  }
}

/** The template that is asked for; undefined for all other files. */
function requestedTemplate(
  { format, template }: { readonly format: string; readonly template?: string | undefined },
  settings: AgencySettings,
): PayrollTemplate | undefined {
  const wrong = (message: string) =>
    new Problem('bad_input', { fields: [{ field: 'template', message }] });
  if (format !== 'payroll') {
    if (template !== undefined) throw wrong(text.noTemplate);
    return undefined;
  }
  if (template === undefined) throw wrong(text.needsTemplate);
  const found = templateOf(settings, template);
  if (!found) throw new Problem('not_found');
  return found;
}

export const handlers: readonly Handler<Services>[] = [
  handle(downloadCover, {
    async run({ input, who, services, facts }) {
      const { records, papers, agency: settings } = services;
      const template = requestedTemplate(input, settings);
      const found = await readReconciled(records, who.agencyNo, monthOfQuery(input));
      if (!found?.month) throw new Problem('not_found');
      const paper = paperOf(found, settings.detail, facts.at);
      if (template) return { file: payrollOf(paper, who.agencyNo, template) };
      const format = input.format as Exclude<typeof input.format, 'payroll'>;
      if (format === 'tis620') assertTis620(paper);
      const name = text.file(who.agencyNo, fileDay(paper.month));
      const full = format === 'tis620' ? text.tis620File(name) : name;
      return { file: await papers.cover(paper, format, full) };
    },
  }),
];
