/** How a cooperative deals with a debt, in words that accuse nobody. */
import type { DebtStatus } from './debt-status.ts';

export const debtStatusText: Readonly<Record<DebtStatus, string>> = {
  RESTRUCTURED: 'ปรับโครงสร้างหนี้แล้ว',
  LAWSUIT: 'อยู่ระหว่างดำเนินคดี',
  WRITTEN_OFF: 'ตัดหนี้สูญจากบัญชี',
};
