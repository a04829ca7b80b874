/** What an uploaded file is called: the last part of its address. */
export function paperName(url: string): string {
  const last = url.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
