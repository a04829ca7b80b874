/** The number of a bill or receipt within its member's month: `SEQ` of the layout, from 1 on. */
export const highestBillNumber = 999_999_999;

/** Source of a regular expression of it, as it stands in addresses. */
export const billNumberPattern = `[1-9]\\d{0,${String(highestBillNumber).length - 1}}`;

/** `before.2025-10.1`: in a member's list, what is older than that month's number 1. */
export const billCursor = new RegExp(
  `^(?:before|after)\\.[12]\\d{3}-(?:0[1-9]|1[0-2])\\.${billNumberPattern}$`,
);
