/** A true-looking answer of the front page, for its document and its tests. */
export const homeExample = {
  slides: [
    {
      image_url: '/mediafiles/images/Slide/saving.svg',
      alt: '',
      title: 'ฝากรายเดือนกับเกษียณสุข',
      body: 'เริ่มต้นเดือนละ 500 บาท ดอกเบี้ยร้อยละ 3.00 ต่อปี',
      url: '/list/deposits',
      focus_x: 'center' as const,
      focus_y: 'center' as const,
    },
  ],
  news: [
    {
      id: 501,
      title: 'ขอเชิญสมาชิกร่วมประชุมใหญ่สามัญประจำปี 2568',
      published_on: '2025-11-27',
      category: 'news',
      category_name: 'ประกาศ',
      summary: 'พิจารณางบการเงิน จัดสรรกำไร เงินปันผลและเงินเฉลี่ยคืน',
      pinned: true,
      cover_url: null,
      cover_alt: '',
      facts: [{ label: 'วันประชุม', value: 'เสาร์ที่ 24 มกราคม 2569' }],
    },
  ],
  rates: {
    deposit: [{ name: 'ออมทรัพย์', rate: '1.50', effective_on: '2025-07-01' }],
    loan: [{ name: 'สามัญ', rate: '6.00', effective_on: '2025-07-01' }],
  },
  dividends: [{ year_be: 2567, dividend_rate: '5.50', refund_rate: '11.00' }],
  calendar: [
    {
      starts_on: '2025-12-12',
      ends_on: '2025-12-12',
      title: 'ปิดรับคำขอกู้สามัญประจำเดือน',
      place: 'สำนักงานสหกรณ์',
      url: '/list/loan-ordinary',
    },
  ],
  activities: [
    {
      id: 701,
      title: 'สัมมนาผู้แทนหน่วย ปี 2568',
      published_on: '2025-11-18',
      cover_url: null,
      cover_alt: '',
      pictures: 6,
    },
  ],
  regulations: [
    {
      category: 'regulations-loan',
      name: 'เงินกู้',
      items: [{ id: 163, title: 'ระเบียบว่าด้วยการให้เงินกู้ พ.ศ. 2568', published_on: '2025-07-01' }],
    },
  ],
  downloads: [
    {
      id: 601,
      title: 'คำขอกู้เงินสามัญ',
      file: {
        url: '/mediafiles/files/Form/loan-ordinary.pdf',
        media_type: 'application/pdf',
        bytes: 188_416,
      },
    },
  ],
  cremation: [{ id: 751, title: 'แจ้งยอดเรียกเก็บเงินสงเคราะห์', published_on: '2025-11-20' }],
  procurement: [{ id: 651, title: 'ประกาศผลสอบราคาเครื่องพิมพ์', published_on: '2025-11-10' }],
  knowledge: [{ id: 801, title: 'เงินเฉลี่ยคืนคิดอย่างไร', published_on: '2025-10-30' }],
  board: [
    {
      id: 4,
      title: 'เกษียณปีหน้า ยังคงเป็นสมาชิกและส่งหุ้นต่อได้ไหม',
      display_name: 'อรุณี พ.',
      posted_on: '2025-11-25',
      answers: 0,
    },
  ],
  links: [
    { name: 'กรมส่งเสริมสหกรณ์', url: 'https://www.cpd.go.th/', description: 'ข่าวและกฎหมายสหกรณ์' },
  ],
  bank_accounts: [
    {
      bank_name: 'ธนาคารกรุงไทย',
      account_no: '000-0-12345-0',
      account_name: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
      branch: 'สาขาตัวอย่าง',
      purpose: 'ชำระหนี้และส่งค่าหุ้น',
    },
  ],
};
