/** Words that the rules of the board go by. */

/** By these somebody would pass for the cooperative. */
export const offices =
  /เจ้าหน้าที่|สหกรณ์|ผู้จัดการ|ประธาน|กรรมการ|เหรัญญิก|ผู้ดูแล|แอดมิน|admin|staff|official|moderator/i;

/** What people call a membership number. */
export const numberNames = 'เลข(?:ที่)?(?:ทะเบียน|สมาชิก)|ทะเบียนสมาชิก|สมาชิกเลขที่|หมายเลขสมาชิก';

/** Consonants, the letters that an initial may be. */
export const consonant = /[ก-ฮ]/u;
