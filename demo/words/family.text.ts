/** Relatives of the named people, and what relations are called. */
export const relations = {
  husband: 'สามี',
  wife: 'ภรรยา',
  child: 'บุตร',
  father: 'บิดา',
  mother: 'มารดา',
  sibling: 'พี่น้อง',
} as const;

/** Born in these years; who is not named here has a family by chance. */
export const castFamilies = {
  '000123': {
    spouse: 'นายวีระพงษ์ ใจดี',
    children: [
      { name: 'นางสาวณัฐธิดา ใจดี', born: 2007 },
      { name: 'เด็กชายภาคภูมิ ใจดี', born: 2012 },
    ],
    father: 'นายบุญส่ง มั่นใจ',
    mother: 'นางมาลี มั่นใจ',
  },
  '000222': {
    spouse: 'นายชาตรี พูนทรัพย์',
    children: [{ name: 'นายธนพล พูนทรัพย์', born: 1999 }],
    father: 'นายประยูร แสงทอง',
    mother: 'นางสมจิต แสงทอง',
  },
} as const;
