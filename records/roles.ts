/** Group roles of the store (S7). What each of them may do is said by the migrations. */

/** What the owner's login steps into, one for each kind of upkeep. */
export const upkeepRoles = [
  ...(['sahakon_owner', 'sahakon_intake', 'sahakon_audit', 'sahakon_backup'] as const),
] as const;

export type UpkeepRole = (typeof upkeepRoles)[number];

/** What the server's login belongs to, and the owner's does not: row policies bind its members. */
export const appRole = 'sahakon_app';
