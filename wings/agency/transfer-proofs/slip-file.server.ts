/** What is kept of a proof: a picture made anew, or a PDF in which nothing acts (T16). */

import { bytesOf } from '../../../api/agency/received/received.server.ts';
import { Problem } from '../../../api/problem.ts';
import { pictureFault } from '../../../core/picture/picture-head.ts';
import { Unusable } from '../../../intake/uploads/limited-program.ts';
import { checkPdf } from '../../../intake/uploads/pdf/check-pdf.ts';
import type { PdfFault } from '../../../intake/uploads/pdf/pdf-fault.ts';
import { developWhole } from '../../../intake/uploads/picture/develop.ts';
import { type Evidence, noteHostile } from '../../../records/agency/hostile-file.ts';
import type { SlipFileType } from '../../../records/agency/slips.ts';
import { pdfFaults, pictureFaults } from './fault.text.ts';

interface StoredFile {
  readonly fileType: SlipFileType;
  readonly file: Buffer;
}

const refused = (message: string): Problem =>
  new Problem('bad_input', { fields: [{ field: 'file', message }] });

/** Pages that a proof of transfer may have. */
const mostPages = 20;

/** Could do harm where it is opened: who sent it is on record. */
const hostile: ReadonlySet<PdfFault> = new Set(['acts', 'links', 'mixed', 'endless']);

async function pdfToStore(file: Buffer, evidence: Evidence): Promise<StoredFile> {
  const judged = await checkPdf(evidence.who.agencyNo, file, mostPages);
  if ('pages' in judged) return { fileType: 'application/pdf', file };
  const { fault } = judged;
  if (hostile.has(fault)) {
    await noteHostile(evidence, { kind: `pdf ${fault}`, bytes: file.length });
  }
  throw refused(pdfFaults[fault]);
}

async function pictureToStore(bytes: Buffer, { who }: Evidence): Promise<StoredFile> {
  const fault = pictureFault(bytes);
  if (fault !== undefined) throw refused(pictureFaults[fault]);
  const file = await developWhole(who.agencyNo, bytes).catch((error: unknown) => {
    throw error instanceof Unusable ? refused(pictureFaults.broken) : error;
  });
  return { fileType: 'image/jpeg', file };
}

/** Judged by its bytes, whatever it is called. Throws Problem at `file`, or Busy. */
export async function fileToStore(url: string, evidence: Evidence): Promise<StoredFile> {
  const bytes = bytesOf(url, pictureFaults.bytes);
  const isPdf = bytes.toString('latin1', 0, 5) === '%PDF-';
  return isPdf ? pdfToStore(bytes, evidence) : pictureToStore(bytes, evidence);
}
