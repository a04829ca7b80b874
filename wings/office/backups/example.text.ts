/** An example of the list: good, failed, from before an upgrade, and one that had its days. */
const made = { fault: null, rehearsed_at: null, rehearsal_fault: null, removed_at: null };
const folder = '/srv/copies';
const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

export const exampleBackups = {
  scheduled_at: '02:30',
  made_at: '2025-11-28T19:30:04.000Z',
  rehearsed_at: '2025-11-24T19:41:00.000Z',
  faults: [],
  backups: [
    {
      ...made,
      ...{ id: '9', began_at: '2025-11-28T19:30:04.000Z', reason: 'schedule' as const },
      file: `${folder}/sahakon-2025-11-29-0230.backup`,
      ...{ bytes: 641_102_985, row_count: 36_605_422, sha256 },
    },
    {
      ...made,
      ...{ id: '8', began_at: '2025-11-27T19:30:02.000Z', reason: 'schedule' as const },
      ...{ file: null, bytes: null, row_count: null, sha256: null },
      fault: 'เขียนไฟล์สำรองที่ /srv/copies ไม่ได้ (ENOSPC): ใช้โฟลเดอร์ที่มีอยู่ มีที่ว่าง และโปรแกรมเขียนได้',
    },
    {
      ...made,
      ...{ id: '7', began_at: '2025-11-25T06:12:40.000Z', reason: 'migration' as const },
      file: `${folder}/before-0103-backups-20251125T061240Z.backup`,
      ...{ bytes: 640_880_112, row_count: 36_598_010, sha256 },
    },
    {
      ...made,
      ...{ id: '6', began_at: '2025-11-24T19:30:03.000Z', reason: 'schedule' as const },
      file: `${folder}/sahakon-2025-11-25-0230.backup`,
      ...{ bytes: 640_871_930, row_count: 36_597_806, sha256 },
      rehearsed_at: '2025-11-24T19:41:00.000Z',
    },
    {
      ...made,
      ...{ id: '5', began_at: '2025-11-03T04:00:00.000Z', reason: 'command' as const },
      file: '/media/usb/sahakon.backup',
      ...{ bytes: 612_004_551, row_count: 35_011_220, sha256 },
      removed_at: '2025-11-20T19:31:00.000Z',
    },
  ],
};
