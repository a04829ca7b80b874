import { FileText, Printer } from 'lucide-react';
import type * as z from 'zod/mini';
import { Button } from '../../../../kit/button/Button.tsx';
import { useFile } from '../../../../parts/download/use-file.ts';
import { printCollection } from '../collections.api.ts';
import styles from '../collections.module.css';
import { text } from '../collections.text.ts';
import type { headShape } from '../shapes.ts';
import type { BillKey } from './key.ts';

interface PapersProps {
  readonly head: z.output<typeof headShape>;
  readonly of: BillKey;
}

/** Bill or receipt as a document, and the page itself on paper. */
export function Papers({ head, of }: PapersProps) {
  const { busy, download } = useFile(printCollection);
  const words = text.one;
  const isReceipt = head.posted && head.collected !== '0.00';
  return (
    <fieldset className={styles.papers} aria-label={words.papers}>
      <Button small icon={Printer} onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button
        small
        icon={FileText}
        busy={busy !== undefined}
        busyText={words.making}
        onClick={() => void download(of)}
      >
        {isReceipt ? words.downloadReceipt : words.downloadBill}
      </Button>
    </fieldset>
  );
}
