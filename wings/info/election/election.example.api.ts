/** The example answer of the election: whole, small, and with figures that tie. */

const map = 'https://www.openstreetmap.org/?mlat=16.43&mlon=102.83#map=17/16.43/102.83';

const candidate = {
  zone: null,
  unit: 'โรงเรียนตัวอย่างวิทยา',
  photo: null,
  bio: 'รับราชการครู 30 ปี กรรมการดำเนินการ 2 สมัย ตั้งใจดูแลดอกเบี้ยเงินกู้ให้เป็นธรรม',
  video_url: null,
};

export const electionExample = {
  year_be: 2567,
  title: 'การเลือกตั้งคณะกรรมการดำเนินการ ชุดที่ 66',
  status: 'RESULT' as const,
  note: '',
  calendar: [
    { from: '2023-12-01', to: '2023-12-15', text: 'รับสมัคร' },
    { from: '2024-01-20', to: '2024-01-20', text: 'วันเลือกตั้ง' },
    { from: '2024-01-20', to: '2024-01-20', text: 'ประกาศผล' },
  ],
  positions: [{ code: 'CHAIR' as const, name: 'ประธานกรรมการ', seats: 1 }],
  zones: [
    {
      zone_no: 1,
      name: 'เขต 1 สำนักงานและข้าราชการบำนาญ',
      polling_place: 'สำนักงานสหกรณ์ ชั้น 1',
      map_url: map,
    },
  ],
  candidates: [
    { ...candidate, position: 'CHAIR' as const, number: 1, name: 'นายประสิทธิ์ มั่นคง' },
    { ...candidate, position: 'CHAIR' as const, number: 2, name: 'นางสาวิตรี เพียรดี' },
  ],
  documents: [
    {
      name: 'ประกาศผลการเลือกตั้ง',
      url: '/mediafiles/files/Election/result-2567.pdf',
      media_type: 'application/pdf',
      bytes: 48_200,
    },
  ],
  results: [
    { position: 'CHAIR' as const, number: 1, votes: 402, elected: true },
    { position: 'CHAIR' as const, number: 2, votes: 221, elected: false },
  ],
  turnout: [{ position: 'CHAIR' as const, eligible: 900, ballots: 650, spoiled: 12, no_vote: 15 }],
  years: [
    { year_be: 2569, title: 'การเลือกตั้งคณะกรรมการดำเนินการ ชุดที่ 67' },
    { year_be: 2567, title: 'การเลือกตั้งคณะกรรมการดำเนินการ ชุดที่ 66' },
  ],
};
