/** A true-looking answer of the rates, for its document and its tests. */
export const ratesExample = {
  deposit: [
    {
      name: 'ออมทรัพย์',
      rate: '1.50',
      effective_on: '2025-07-01',
      former: [{ rate: '1.25', effective_on: '2024-01-01' }],
    },
    { name: 'เกษียณสุข', rate: '3.00', effective_on: '2025-07-01', former: [] },
  ],
  loan: [
    {
      name: 'สามัญ',
      rate: '6.00',
      effective_on: '2025-07-01',
      former: [{ rate: '6.25', effective_on: '2024-01-01' }],
    },
  ],
  dividends: [
    { year_be: 2567, dividend_rate: '5.50', refund_rate: '11.00' },
    { year_be: 2566, dividend_rate: '5.40', refund_rate: '10.50' },
  ],
  announcements: [
    {
      id: 341,
      title: 'อัตราดอกเบี้ยเงินฝากและเงินกู้ ตั้งแต่ 1 กรกฎาคม 2568',
      published_on: '2025-07-01',
    },
  ],
};
