/** Persons of a list by their office: who leads, who serves, who audits. */
import type { Item } from './list.types.ts';

export interface Persons {
  /** Stands alone, before all others. */
  readonly chair: Item | undefined;
  readonly groups: readonly { readonly title: string; readonly items: readonly Item[] }[];
}

/** The summary begins with the office; the place of work follows behind a dot. */
const officeOf = ({ summary }: Item): string => summary.split(' · ')[0]?.trim() ?? '';
const isChair = (item: Item): boolean => /^ประธาน(กรรมการ|คณะกรรมการ|$)/.test(officeOf(item));
const isAuditor = (item: Item): boolean => officeOf(item).includes('ผู้ตรวจสอบกิจการ');

const titles = { members: 'กรรมการ', auditors: 'ผู้ตรวจสอบกิจการ' } as const;

/**
 * Whoever is the one chairman, the members and the auditors, each in their order. A list that has
 * neither chairman nor auditor among others, such as one of staff, is one group without a title.
 */
export function personsOf(items: readonly Item[]): Persons {
  const chairs = items.filter(isChair);
  const chair = chairs.length === 1 && items.length > 1 ? chairs[0] : undefined;
  const auditors = items.filter((item) => item !== chair && isAuditor(item));
  const members = items.filter((item) => item !== chair && !auditors.includes(item));
  const groups = [
    { title: titles.members, items: members },
    { title: titles.auditors, items: auditors },
  ].filter((group) => group.items.length > 0);
  if (chair === undefined && groups.length < 2) return { chair, groups: [{ title: '', items }] };
  return { chair, groups };
}
