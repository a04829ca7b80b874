/** A letter's words and figures, the same for screen and paper (G.1, G.2). */
import { formatAccountNumber } from '../../../core/account-number.ts';
import { addressee } from '../../../core/agency/addressee.ts';
import { letterNumber } from '../../../core/agency/number.ts';
import { thaiDateLong } from '../../../core/thai-date.ts';
import { thaiDigits } from '../../../core/thai-words/thai-digits.ts';
import { type LetterBody, letterBodies } from './letter.text.ts';

/** What the letter is about; amounts in satang. */
export interface LetterFacts {
  readonly yearBe: number;
  readonly run: number;
  readonly letterDate: string;
  /** First day of the month that is billed. */
  readonly month: string;
  readonly dueOn: string;
  readonly members: number;
  readonly receipts: number;
  readonly totalSatang: bigint;
  readonly unitName: string;
  readonly headName: string | null;
  readonly headPosition: string | null;
  readonly replacesYear: number | null;
  readonly replacesRun: number | null;
  readonly replacesPrefix: string | null;
  /** Of the cover; null: not known any more. */
  readonly sheets: number | null;
}

/** What of the settings stands in it, as they were when it was written. */
export interface Wording {
  readonly body: LetterBody;
  readonly prefix: string;
  readonly signer_name: string;
  readonly signer_position: string;
  readonly section: string;
  readonly bank_name: string;
  readonly bank_code: string;
  readonly account_no: string;
  readonly coop: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Figures are Thai; e-mail addresses keep theirs. */
  readonly thai_digits: boolean;
}

export interface LetterWords {
  readonly number: string;
  readonly coop: string;
  readonly address: string;
  readonly date: string;
  readonly subject: string;
  readonly to: string;
  readonly enclosed: string[];
  /** Each begins with an indent. */
  readonly paragraphs: string[];
  readonly closing: string;
  readonly signer: string;
  readonly position: string;
  readonly section: string;
  readonly phone: string;
  readonly email: string;
}

/** Dates, numbers and amounts that no end of a line may tear apart. */
const whole = (words: string): string => words.replaceAll(' ', '\u00a0');

function paragraphsOf(facts: LetterFacts, wording: Wording): string[] {
  const { month, members, totalSatang, dueOn, replacesYear, replacesRun } = facts;
  const bodyText = letterBodies[wording.body];
  const prefix = facts.replacesPrefix ?? wording.prefix;
  const account = formatAccountNumber(wording.bank_code, wording.account_no);
  const requestSentences = [
    bodyText.asks(month.slice(0, 7), members, totalSatang),
    bodyText.pays(wording.bank_name, account, dueOn),
    bodyText.reports,
  ];
  const replaces =
    replacesYear === null || replacesRun === null
      ? []
      : [bodyText.replaces(letterNumber(prefix, { yearBe: replacesYear, run: replacesRun }))];
  return [bodyText.opening, requestSentences.join(' '), ...replaces, bodyText.thanks];
}

/** The letter as it was written, whatever is settled since. */
export function letterWords(facts: LetterFacts, wording: Wording): LetterWords {
  const bodyText = letterBodies[wording.body];
  const digits = wording.thai_digits ? thaiDigits : (words: string) => words;
  return {
    number: digits(whole(letterNumber(wording.prefix, facts))),
    coop: wording.coop,
    address: digits(wording.address),
    date: digits(whole(thaiDateLong(facts.letterDate))),
    subject: digits(bodyText.subject(facts.month.slice(0, 7))),
    to: addressee({ ...facts, name: facts.unitName }),
    enclosed: [bodyText.cover(facts.sheets), bodyText.bills(facts.receipts)].map(digits),
    paragraphs: paragraphsOf(facts, wording).map(digits),
    closing: bodyText.closing,
    signer: bodyText.signer(wording.signer_name),
    position: wording.signer_position,
    section: wording.section,
    phone: digits(bodyText.phone(wording.phone)),
    email: bodyText.email(wording.email),
  };
}
