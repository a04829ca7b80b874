/** What a member of staff may do (D-37), in the order in which roles are listed. */
export const staffRoles = [
  'content',
  'registry',
  'service',
  'finance',
  'auditor',
  'admin',
] as const;

export type StaffRole = (typeof staffRoles)[number];
