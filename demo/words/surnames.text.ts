/** Surnames put together for this demonstration from words of good omen and of the country. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const beginnings = words(`
  ใจ มั่น บุญ ทอง ศรี สุข แก้ว จันทร์ คำ แสง พูน พรหม วงษ์ มณี มาลา มี เจริญ ชัย โชติ โชค
  ชื่น ชู ดวง นาค นิล นวล เนตร ปัญญา ปาน ปิ่น เปี่ยม ประทุม ประสงค์ ผล ผ่อง พวง พันธุ์ พิมพ์ เพชร
  เพ็ง โพธิ์ ภู ม่วง ยอด ยิ้ม รักษ์ รัตน รุ่ง เรือง ฤทธิ์ ลาภ วิเศษ วิชา สม สร้อย สว่าง สาย สิงห์
  สี สุวรรณ เสริม หงษ์ หอม อ่อน อินทร์ อุ่น อุดม เกตุ เกษม กิจ กล้า ขวัญ คง เครือ งาม จิต ฉิม ธง
  ธรรม นาม นพ ปลื้ม พลอย พฤกษ์ เมฆ ยิ่ง วัน ไพร ไทย ไชย เชื้อ แพง แดน เดช ดอน เที่ยง
`);

const endings = words(`
  ดี ทอง แก้ว งาม ใส มณี ประเสริฐ เจริญ รัตน์ สว่าง บุญ วงษ์ พันธุ์ สกุล มงคล สมบัติ สวัสดิ์ เกษม
  สมบูรณ์ สำราญ ทรัพย์ ผล พร ชัย โชติ เพชร กาญจน์ หอม ใหญ่ น้อย ลาภ รักษ์ เสริม เลิศ วิไล
  วัฒนา วิเศษ ภักดี ธรรม กิจ คุณ เดช ภูมิ นาค แสน มั่น คง ยืน ยง พงษ์ ไทย อุดม ขจร เรือง
  จินดา ปัญญา ศิลป์ สงวน ประทีป นิยม ถาวร ประดับ ประสาน ชื่น บำรุง พิทักษ์ สนอง อารี
`);

/** Of about a hundred beginnings and seventy endings; no word stands twice in a name. */
export const surnames: readonly string[] = [
  ...new Set(
    beginnings.flatMap((beginning) =>
      endings.filter((ending) => ending !== beginning).map((ending) => `${beginning}${ending}`),
    ),
  ),
];
