/** What staff are told of a drop: left in the store, where a server that can send mail takes it. */
import type pg from 'pg';
import { thaiDateShort } from '../../core/thai-date.ts';
import { formatNumber } from '../../core/thai-number.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { dropText as text } from '../text/drops.text.ts';
import { type DropReport, faultLine, membersIn, outcomeLine } from './report.ts';
import { shellWord } from './shell-word.ts';

export interface Notice {
  readonly subject: string;
  readonly body: string;
}

/** Faults that a mail names; the report has the others. */
const mostFaults = 5;

function subjectOf({ outcome, asOf, drop }: DropReport): string {
  const day = asOf === undefined ? '' : thaiDateShort(asOf);
  if (outcome === 'published') return text.noticePublished.subject(day);
  if (outcome === 'unchanged') return text.noticeUnchanged.subject(day);
  if (outcome === 'differs') return text.noticeDiffers.subject(drop);
  return text.noticeRefused.subject(drop);
}

/** What an administrator types who agrees to these differences, and to no others. */
function consentCommand({ agreement }: DropReport, path: string, mapping: string | undefined) {
  const read = mapping === undefined ? [] : ['--mapping', shellWord(mapping)];
  const agreed = agreement === undefined ? [] : ['--agreed', agreement];
  return ['npm run intake --', shellWord(path), ...read, '--force', ...agreed].join(' ');
}

const rewrittenIn = ({ summary }: DropReport): number =>
  (summary?.subjects ?? []).reduce((sum, { rewritten_count: count }) => sum + count, 0);

/** `reportPath`: where the report lies, for people; `mapping`: by which the set is read. */
export function noticeOf(report: DropReport, reportPath: string, mapping?: string): Notice {
  const { outcome, faults, more, warnings, seconds } = report;
  const members = formatNumber(membersIn(report) ?? 0, 0);
  const { body } = text.noticePublished;
  const inQuarantine = report.summary?.quarantine.length ?? 0;
  const rewritten = rewrittenIn(report);
  const lines = [
    outcomeLine(report),
    ...(outcome === 'published' ? [body(members, seconds.toFixed(1))] : []),
    ...(inQuarantine > 0 ? [text.noticeQuarantine(formatNumber(inQuarantine, 0))] : []),
    ...(rewritten > 0 ? [text.noticeRewritten(formatNumber(rewritten, 0))] : []),
    ...warnings,
    ...faults.slice(0, mostFaults).map(faultLine),
    ...(more || faults.length > mostFaults ? [text.noticeMore] : []),
    ...(outcome === 'refused' ? [text.noticeRefused.body] : []),
    ...(outcome === 'differs'
      ? [text.noticeDiffers.body(consentCommand(report, reportPath, mapping))]
      : []),
    text.noticeReport(reportPath),
  ];
  return { subject: subjectOf(report), body: lines.join('\n') };
}

/** Leaves the notice in the store, as the session's transaction goes. */
export async function leaveIn(session: pg.Client, { subject, body }: Notice): Promise<void> {
  await session.query('SELECT portal.tell_of_intake($1, $2)', [subject, body]);
}

/** Leaves the notice in the store. */
export async function leaveNotice(ownerUrl: string, notice: Notice): Promise<void> {
  await asUpkeep(ownerUrl, 'sahakon_intake', (session) => leaveIn(session, notice));
}
