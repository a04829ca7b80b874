/** What stands in an article in place of an upload that was withdrawn. */
export const withdrawnMedia = {
  picture: '(รูปถูกถอนออก)',
  link: '(ไฟล์ถูกถอนออก)',
} as const;
