/** Reads an amount in words as a person would, and refuses what the Royal Society does not say. */

const ones = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const digit = ones.join('|');
const group = new RegExp(
  `^(?:(${digit})แสน)?(?:(${digit})หมื่น)?(?:(${digit})พัน)?(?:(${digit})ร้อย)?` +
    `(?:(|ยี่|${ones.slice(2).join('|')})สิบ)?(${digit}|เอ็ด)?$`,
);

function tens(word: string | undefined): bigint {
  if (word === undefined) return 0n;
  if (word === '') return 1n;
  return word === 'ยี่' ? 2n : BigInt(ones.indexOf(word) + 1);
}

/** Up to six digits; `afterHigher` when a ล้าน stands before. */
function readGroup(text: string, afterHigher: boolean): bigint | undefined {
  const parts = group.exec(text);
  if (!parts) return undefined;
  const [, ...words] = parts;
  const places = words.slice(0, 4).map((word) => BigInt(ones.indexOf(word ?? '') + 1));
  const higher = places.reduce((sum, place) => sum * 10n + place, 0n) * 10n + tens(words[4]);
  const unit = words[5];
  const anythingHigher = afterHigher || higher > 0n;
  // One is เอ็ด after anything higher, and only there.
  if (unit === 'เอ็ด') return anythingHigher ? higher * 10n + 1n : undefined;
  if (unit === 'หนึ่ง' && anythingHigher) return undefined;
  return higher * 10n + BigInt(ones.indexOf(unit ?? '') + 1);
}

function readNumber(text: string): bigint | undefined {
  if (text === '') return undefined;
  let sum = 0n;
  for (const [index, part] of text.split('ล้าน').entries()) {
    const value = readGroup(part, index > 0);
    if (value === undefined || (index === 0 && value === 0n)) return undefined;
    sum = sum * 1_000_000n + value;
  }
  return sum;
}

/** The amount in satang; undefined for words that are no amount. */
export function readBaht(text: string): bigint | undefined {
  if (text === 'ศูนย์บาทถ้วน') return 0n;
  const parts = /^(ลบ)?(?:(.+)บาท(ถ้วน)?)?(?:(.+)สตางค์)?$/.exec(text);
  if (!parts) return undefined;
  const [, minus, bahtText, whole, satangText] = parts;
  const baht = bahtText === undefined ? 0n : readNumber(bahtText);
  const satang = satangText === undefined ? 0n : readNumber(satangText);
  if (baht === undefined || satang === undefined) return undefined;
  // ถ้วน stands where there are no satang, and nowhere else.
  if ((satangText === undefined) !== (whole === 'ถ้วน')) return undefined;
  return (minus ? -1n : 1n) * (baht * 100n + satang);
}
