/** Words by which addresses name places that many people share, long and short. */
export const places = ['ตำบล', 'ต.', 'แขวง', 'อำเภอ', 'อ.', 'เขต', 'จังหวัด', 'จ.'] as const;
