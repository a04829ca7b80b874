/** What can be certified, and what of it was left out. Pure. */

export interface Part {
  /** Of the account or contract; '' of the shares. */
  readonly number: string;
  readonly name: string;
  /** The number as it is written; it stays on one line. */
  readonly shown?: string;
  readonly balance: string;
}

export const groupNames = ['shares', 'accounts', 'loans'] as const;
export type GroupName = (typeof groupNames)[number];
export type Groups = Readonly<Record<GroupName, readonly Part[]>>;

/** Tells a part from those of all groups. */
export const keyOf = (group: GroupName, { number }: Part): string => `${group} ${number}`;

/** All that is left out where one group alone is certified; of `all` nothing. */
export const leftBut = (groups: Groups, only: GroupName | 'all'): ReadonlySet<string> =>
  new Set(
    groupNames
      .filter((name) => only !== 'all' && name !== only)
      .flatMap((name) => groups[name].map((part) => keyOf(name, part))),
  );
