export const dateRangeText = {
  faults: {
    not_a_day: 'กรอกวันที่เป็น วัน เดือน ปี พ.ศ. เช่น 1 ก.ย. 2568 หรือ 1/9/2568',
    before_start: 'วันสิ้นสุดต้องไม่มาก่อนวันเริ่ม',
  },
} as const;
