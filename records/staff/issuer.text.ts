/** What stands before and after the name of its own in a cooperative's Thai name. */
export const everybodysThai = /^สหกรณ์(?:ออมทรัพย์)?\s*|\s*จำกัด$/gu;
