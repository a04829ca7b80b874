/** Places and units of an invented province. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const places = words(`
  หนองบัว ดอนแก้ว โคกสูง ห้วยทราย นาคำ ท่าแดง บึงงาม โนนทอง หนองแสง วังน้ำใส
  ดอนกลาง โพนงาม หนองหญ้า ทุ่งนา ป่าไผ่ เขาเขียว ลำน้ำ คลองยาง บางไทร สวนหมาก
  หนองปลา นาดอน โคกกลาง ห้วยหิน ท่าเรือ บึงบัว โนนสูง หนองไผ่ วังทอง ดงหลวง
  โพนทอง หนองคู ทุ่งทอง ป่าซาง เขาดิน ลำธาร คลองบัว บางแก้ว สวนกล้วย ศรีทุ่ง
`);

const schoolForms: readonly ((place: string) => string)[] = [
  (place) => `โรงเรียนบ้าน${place}`,
  (place) => `โรงเรียนวัด${place}`,
  (place) => `โรงเรียน${place}วิทยา`,
  (place) => `โรงเรียน${place}พิทยาคม`,
  (place) => `โรงเรียนอนุบาล${place}`,
  (place) => `โรงเรียนชุมชน${place}`,
  (place) => `โรงเรียน${place}ราษฎร์บำรุง`,
  (place) => `โรงเรียน${place}ศึกษา`,
];

/** The name of the n-th school (from 0), never the same for two. */
export function schoolName(index: number): string {
  const place = places[index % places.length] ?? '';
  const form = schoolForms[Math.floor(index / places.length) % schoolForms.length];
  const round = Math.floor(index / (places.length * schoolForms.length));
  const name = form?.(place) ?? place;
  return round === 0 ? name : `${name} (มิตรภาพที่ ${round})`;
}

/** The name of the n-th hospital (from 0), never the same for two. */
export function hospitalName(index: number): string {
  const place = places[index % places.length] ?? '';
  const round = Math.floor(index / places.length);
  return round === 0 ? `โรงพยาบาล${place}` : `โรงพยาบาล${place} ${round + 1}`;
}

/** The name of the n-th health station (from 0), never the same for two. */
export function stationName(index: number): string {
  const place = places[(index + 7) % places.length] ?? '';
  const round = Math.floor(index / places.length);
  const name = `โรงพยาบาลส่งเสริมสุขภาพตำบล${place}`;
  return round === 0 ? name : `${name} ${round + 1}`;
}

export const branchName = (school: string): string => `${school} (ห้องเรียนสาขา)`;
export const pensionName = (office: string): string => `ข้าราชการบำนาญ ${office}`;

export const educationOffice = 'สำนักงานเขตพื้นที่การศึกษาประถมศึกษาตัวอย่าง เขต 1';
export const healthOffice = 'สำนักงานสาธารณสุขจังหวัดตัวอย่าง';
export const castSchool = 'โรงเรียนตัวอย่างวิทยา';
export const castHospital = 'โรงพยาบาลเมืองตัวอย่าง';

export const headPositions = {
  office: 'ผู้อำนวยการสำนักงาน',
  school: 'ผู้อำนวยการโรงเรียน',
  hospital: 'ผู้อำนวยการโรงพยาบาล',
  pension: 'หัวหน้ากลุ่มบริหารงานการเงินและสินทรัพย์',
} as const;

const districts = words('เมือง ศรีบูรณ์ ดอนทอง ท่าคำ นาแก้วใหม่ โพนสวรรค์งาม');

/** A postal address in the invented province: house and village picked by the caller. */
export function addressOf(house: number, village: number, pick: number): string {
  const place = places[pick % places.length] ?? '';
  const district = districts[pick % districts.length] ?? '';
  return `${house} หมู่ ${village} ตำบล${place} อำเภอ${district} จังหวัดตัวอย่าง 40000`;
}

export const officeAddress = (index: number): string => addressOf(index + 1, 1, index);
