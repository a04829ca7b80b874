/** Words of a statement's frame. */
export const statementText = {
  newer: 'รายการใหม่กว่า',
  older: 'รายการเก่ากว่า',
} as const;
