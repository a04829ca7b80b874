export const announcementsText = {
  title: 'ประกาศของสหกรณ์',
} as const;
