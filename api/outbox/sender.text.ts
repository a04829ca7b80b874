/** Who writes to a member, where the cooperative has not said yet how it is called. */
export const senderText = {
  coop: 'สหกรณ์',
  call: (phone: string) => `โทร ${phone}`,
  tell: 'แจ้งสหกรณ์',
} as const;
