/**
 * What `ps` shows of one of several processes: whom SIGUSR2 is for must be told from the rest. The
 * program's name stays in it, for those who look for that.
 */
export const processTitle = (role: 'supervisor' | 'worker'): string =>
  `sahakon ${role} server/main.ts`;
