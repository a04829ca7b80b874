/** Every paper that topics are accompanied by: its name, where it lies, what it is made of. */
import { thaiDateLong } from '../../../core/thai-date.ts';
import type { Paper } from '../../../papers/compile.ts';
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

export const papers = {
  'loan-ordinary-request': form(forms.loanOrdinary),
  'loan-emergency-request': form(forms.loanEmergency),
  'loan-special-request': form(forms.loanSpecial),
  'guarantor-consent': form(forms.guarantor),
  'deduction-consent': form(forms.deduction),
  'beneficiary-nomination': form(forms.nomination),
  'scholarship-request': form(forms.scholarship),
  'membership-application': form(moreForms.membership),
  'share-change': form(moreForms.shareChange),
  'deposit-opening': form(moreForms.depositOpening),
  'welfare-request': form(moreForms.welfareRequest),
  resignation: form(moreForms.resignation),
  statute: rule(rules.statute),
  'statute-amendment': rule(rules.amendment),
  'rule-member': rule(rules.memberRule),
  'rule-loan': rule(rules.loanRule),
  'loan-criteria': rule(rules.loanCriteria),
  'rule-deposit': rule(rules.depositRule),
  'rule-welfare': rule(rules.welfareRule),
  'notice-meeting': notice(notices.meeting),
  'notice-loan-round': notice(notices.loanRound),
  'rate-announcement': notice(notices.rates),
  'bid-printers': notice(notices.printers),
  'bid-printers-result': notice(notices.printersResult),
  'bid-ramp': notice(notices.ramp),
  'annual-report': report(notices.annualReport),
} as const satisfies Record<string, Attachment>;

/** Path below the media folder. */
export const pathOf = (name: string, { folder }: Attachment): string =>
  `files/${folder}/${name}.pdf`;

export type PaperKey = keyof typeof papers;

export const paperPath = (key: PaperKey): string => pathOf(key, papers[key]);
