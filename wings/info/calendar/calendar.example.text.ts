/** A true-looking answer of the calendar, for its document and its tests. */
export const calendarExample = {
  today: '2025-12-08',
  ahead: [
    {
      starts_on: '2025-12-08',
      ends_on: '2025-12-19',
      title: 'รับคำขอทุนการศึกษาบุตรสมาชิก ประจำปี 2569',
      place: 'สำนักงานสหกรณ์',
      url: '/show/402',
    },
    {
      starts_on: '2025-12-12',
      ends_on: '2025-12-12',
      title: 'ปิดรับคำขอกู้สามัญประจำเดือน',
      place: 'สำนักงานสหกรณ์',
      url: '/show/202',
    },
    {
      starts_on: '2026-01-20',
      ends_on: '2026-01-20',
      title: 'ประชุมคณะกรรมการดำเนินการประจำเดือน',
      place: 'ห้องประชุมสหกรณ์',
      url: null,
    },
  ],
  over: [
    {
      starts_on: '2025-12-05',
      ends_on: '2025-12-05',
      title: 'ปิดทำการ วันพ่อแห่งชาติ',
      place: '',
      url: null,
    },
    {
      starts_on: '2025-11-20',
      ends_on: '2025-11-20',
      title: 'ประชุมคณะกรรมการดำเนินการประจำเดือน',
      place: 'ห้องประชุมสหกรณ์',
      url: null,
    },
  ],
  announcements: [
    { id: 501, title: 'ขอเชิญสมาชิกร่วมประชุมใหญ่สามัญประจำปี 2568', published_on: '2025-11-25' },
  ],
};
