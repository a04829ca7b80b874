/** Words that a browser's dictionary takes for two, and parts at the end of a line. */
export const wholeWords = /(คณะกรรมการ|ดำเนินการ|ผู้อำนวยการ|โรงพยาบาล|(?:ชุด|คน)ที่ \d+)/;
