import { formatNumber } from '../../core/thai-number.ts';

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/zip': 'ZIP',
  'text/csv': 'CSV',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

/** `184 kB`, from a million bytes on `1.2 MB`; never 0. */
export function fileSize(bytes: number): string {
  // 999,501 bytes would round to 1000 kB.
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${formatNumber(bytes / 1e6, 1)} MB`;
}

/** Kind and size of a file, `PDF 184 kB` (R188: an unknown kind is a file like any other). */
export function fileNote(mediaType: string, bytes: number): string {
  return `${kinds[mediaType] ?? 'ไฟล์'} ${fileSize(bytes)}`;
}
