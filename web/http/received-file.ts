/** A file that a call was answered with. */
export interface ReceivedFile {
  /** With its ending. */
  readonly name: string;
  readonly blob: Blob;
}

/** The file of an answer; undefined where it brings an envelope. */
export async function fileOf(response: Response): Promise<ReceivedFile | undefined> {
  const header = response.headers.get('content-disposition');
  if (header === null) return undefined;
  const [, name = 'file'] = /filename\*=UTF-8''([^;]+)/.exec(header) ?? [];
  return { name: decodeURIComponent(name), blob: await response.blob() };
}
