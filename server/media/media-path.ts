/** Where below the media folder an address may lead, and nowhere else (D-40). */

const pictures = 'Utils|Banner|Slide|News|Activity|Personnel|Calendar|Board|Election';
const files = 'Download|Regulation|Report|Form';
const folder = new RegExp(`^(?:(images)/(?:${pictures})|(files)/(?:${files}))/`);
/** Letters and numbers of any script, and few signs; nothing hidden, nothing that climbs. */
const part = /^[\p{L}\p{N}_(][\p{L}\p{M}\p{N}_ .,()+-]{0,149}$/u;
const deepest = 5;

/** Whether a decoded path names something below one of the folders, and of which sort. */
export function categoryOf(path: string): 'picture' | 'file' | undefined {
  const parts = path.split('/');
  if (parts.length > deepest || !parts.every((one) => part.test(one))) return undefined;
  const [, isPicture, isFile] = folder.exec(path) ?? [];
  if (isPicture) return 'picture';
  return isFile ? 'file' : undefined;
}
