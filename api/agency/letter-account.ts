/** The account that a letter of delivery asks an agency to pay into, as it was written (D-25). */
import * as z from 'zod/mini';
import { formatAccountNumber } from '../../core/account-number.ts';

const words = z.string();

/** What a letter's wording says of it; `coop`: whose letter it is, and who is paid. */
export const accountShape = {
  ...{ coop: words, prefix: words },
  ...{ bank_name: words, bank_code: words, account_no: words },
};

const wordingShape = z.object(accountShape);

/** A letter, and whether its wording is an example's. */
interface WrittenLetter {
  readonly wording: unknown;
}
export interface ExampleLetters {
  /** An older program wrote it under settings that are nobody's. */
  readonly isExampleLetter: (wording: unknown) => boolean;
}

/** Whether signer and account are known, and somebody's: else nobody reads or prints the letter. */
export const isIssued = (
  { wording }: WrittenLetter,
  { isExampleLetter }: ExampleLetters,
): boolean => Object(wording).body !== undefined && !isExampleLetter(wording);

export interface LetterAccount {
  /** Before the letter's number. */
  readonly prefix: string;
  readonly payee: string;
  readonly bank: string;
  /** Grouped as the letter groups it, in Arabic figures. */
  readonly accountNo: string;
}

/** Whom and where a letter asks to pay; undefined while it waits for its account. */
export function letterAccount(
  letter: WrittenLetter,
  examples: ExampleLetters,
): LetterAccount | undefined {
  if (!isIssued(letter, examples)) return undefined;
  const { coop, prefix, bank_name, bank_code, account_no } = z.parse(wordingShape, letter.wording);
  const accountNo = formatAccountNumber(bank_code, account_no);
  return { prefix, payee: coop, bank: bank_name, accountNo };
}
