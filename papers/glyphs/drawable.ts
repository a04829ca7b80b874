/** Text that paper can show: a letter that no font has would leave no paper at all. */

/** What nearly every text is made of, and both fonts have. */
const usual = /^[\n -~\u0e01-\u0e3a\u0e3f-\u0e5b]*$/;
/** Ends of lines, and places where a line may end. */
const preserved = new Set(['\n', '\u200b']);
/** Fonts have a form for them; a PDF/A has not. */
const control = /\p{Cc}/u;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const stranger = '?';

/** The same text in letters of `font`: their plain form where they have one (Ａ, ﬁ), or `?`. */
export function drawable(text: string, font: ReadonlySet<number>): string {
  if (usual.test(text)) return text;
  const has = (letter: string) => !control.test(letter) && font.has(letter.codePointAt(0) ?? 0);
  const drawn = (letter: string): string => {
    if (preserved.has(letter) || has(letter)) return letter;
    if (/[^\S\ufeff]/.test(letter)) return ' ';
    if (invisible.test(letter)) return '';
    const plain = letter.normalize('NFKC');
    return [...plain].every(has) ? plain : stranger;
  };
  const letters = text.replace(/\r\n?/g, '\n').toWellFormed().normalize('NFC');
  return [...letters].map(drawn).join('');
}
