/** Every paper that topics are accompanied by: its name, where it lies, what it is made of. */
import { thaiDateLong } from '../../../core/thai-date.ts';
import type { Paper } from '../../../papers/compile.ts';
import { type Move, moved, weekly, yearly } from '../../moves/move.ts';
import { referenceTimeline, type Timeline } from '../../timeline.ts';
import * as forms from './forms.text.ts';
import * as moreForms from './forms-more.text.ts';
import * as notices from './notices.text.ts';
import * as rules from './rules.text.ts';
import type { FormWords, NoticeWords, ReportWords, RuleWords } from './shapes.ts';

export interface Attachment extends Paper {
  /** Folder below `files/` (D-40). */
  readonly folder: 'Form' | 'Regulation' | 'Download' | 'Report';
}

const house = {
  coop: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  address: '99 ถนนตัวอย่าง ตำบลในเมือง อำเภอเมือง จังหวัดตัวอย่าง 40000',
};

export const form = (words: FormWords): Attachment => ({
  folder: 'Form',
  template: 'form',
  inputs: { ...house, ...words },
});
const rule = (words: RuleWords): Attachment => ({
  folder: 'Regulation',
  template: 'regulation',
  inputs: { ...house, signer: notices.chairman, ...words },
});
export const notice = (words: NoticeWords): Attachment => ({
  folder: 'Download',
  template: 'announcement',
  inputs: { ...house, dated: thaiDateLong(words.issuedOn), ...words },
});
export const report = (words: ReportWords): Attachment => ({
  folder: 'Report',
  template: 'report',
  inputs: { ...house, ...words },
});

const meetingBefore = '2025-01-25';

/** Forms and notices move with the demo's day, rates with their season; rules stay. */
function made(timeline: Timeline) {
  const near: Move = weekly(timeline);
  const rated = yearly(timeline, notices.rates.issuedOn);
  const asForm = (words: FormWords) => form(moved(words, near));
  const asNotice = (words: NoticeWords) => notice(moved(words, near));
  return {
    'loan-ordinary-request': asForm(forms.loanOrdinary),
    'loan-emergency-request': asForm(forms.loanEmergency),
    'loan-special-request': asForm(forms.loanSpecial),
    'guarantor-consent': asForm(forms.guarantor),
    'deduction-consent': asForm(forms.deduction),
    'beneficiary-nomination': asForm(forms.nomination),
    'scholarship-request': asForm(forms.scholarship),
    'membership-application': asForm(moreForms.membership),
    'share-change': asForm(moreForms.shareChange),
    'deposit-opening': asForm(moreForms.depositOpening),
    'welfare-request': asForm(moreForms.welfareRequest),
    resignation: asForm(moreForms.resignation),
    statute: rule(rules.statute),
    'statute-amendment': rule(rules.amendment),
    'rule-member': rule(rules.memberRule),
    'rule-loan': rule(rules.loanRule),
    'loan-criteria': rule(rules.loanCriteria),
    'rule-deposit': rule(rules.depositRule),
    'rule-welfare': rule(rules.welfareRule),
    'notice-meeting': asNotice(notices.meeting),
    'notice-loan-round': asNotice(notices.loanRound),
    'rate-announcement': notice(moved(notices.rates, rated)),
    'bid-printers': asNotice(notices.printers),
    'bid-printers-result': asNotice(notices.printersResult),
    'bid-ramp': asNotice(notices.ramp),
    'annual-report': report(moved(notices.annualReport(near(meetingBefore)), near)),
  } as const satisfies Record<string, Attachment>;
}

export type PaperKey = keyof ReturnType<typeof made>;

export type Papers = Readonly<Record<PaperKey, Attachment>>;

export const papersOn = (timeline: Timeline): Papers => made(timeline);

/** Whether there is such a paper. */
export const isPaperKey = (key: string): key is PaperKey => key in papersOn(referenceTimeline);

/** Path below the media folder. */
export const pathOf = (name: string, { folder }: Attachment): string =>
  `files/${folder}/${name}.pdf`;
