/** How a contact signs in: by the agency's number, `01011001`; the second one by `01011001-2`. */
import { asciiDigits } from '../membership-number.ts';

export interface AgencyLogin {
  readonly agencyNo: string;
  /** 1 to 99; the first person needs none behind the number. */
  readonly personNo: number;
}

const shape = /^(\d{1,20})(?:-(\d{1,2}))?$/;
/** Whatever a keyboard or a document puts in place of a hyphen. */
const dashes = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;

/** What was typed, tidied: digits of any script, any dash, no spaces. */
export function tidyLogin(typed: string): string {
  return asciiDigits(typed).replace(dashes, '-').replace(/\s/g, '');
}

/** The one form of a login, made here and nowhere else (T2); undefined for what is none. */
export function agencyLogin(typed: string): AgencyLogin | undefined {
  const [, agencyNo, person = '1'] = shape.exec(tidyLogin(typed)) ?? [];
  const personNo = Number(person);
  return agencyNo === undefined || personNo < 1 ? undefined : { agencyNo, personNo };
}

/** As the person types it; what stands in the field `รหัสหน่วยงาน`. */
export const loginTyped = (login: AgencyLogin): string =>
  login.personNo === 1 ? login.agencyNo : loginName(login);

/** As counters, logs and the audit log name the person: `01011001-1`. */
export const loginName = ({ agencyNo, personNo }: AgencyLogin): string => `${agencyNo}-${personNo}`;
