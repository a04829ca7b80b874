/** What the cover statement notes beside a line. */
export const coverText = {
  refund: (baht: string) => `เงินรอจ่ายคืน ${baht}`,
} as const;
