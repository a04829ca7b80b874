/** Of the call that writes a list. */
export const savingOf = (list: string) => `${list}: บันทึก`;
