/** Whether what a page tells by a notice agrees with what the server answered: success or error. */
import type { Page, Response } from 'playwright-core';
import { type Envelope, messageOf } from '../../api/envelope.ts';

type Kind = 'success' | 'error';

interface Message {
  readonly kind: Kind;
  readonly text: string;
}

interface Record {
  /** What answers said, by whether they were a success. */
  readonly answers: Message[];
  readonly notices: Message[];
  readonly reading: Set<Promise<void>>;
}

const records = new WeakMap<Page, Record>();
const mark = 'notice-for-the-test';

/**
 * In the page: each notice as it comes up, by the live region it stands in, which is what speech
 * announces. A success is a status, anything else an alert.
 */
const observe = `new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) {
    const region = node.nodeType === 1 && node.closest('section > [role]');
    if (!region || !region.parentElement.matches('[aria-label="การแจ้งเตือน"]')) continue;
    const kind = region.getAttribute('role') === 'status' ? 'success' : 'error';
    console.debug('${mark}', kind, node.querySelector('p')?.textContent ?? '');
  }
}).observe(document, { childList: true, subtree: true })`;

async function readAnswer(response: Response, answers: Message[]): Promise<void> {
  try {
    const envelope: Partial<Envelope> = await response.json();
    const kind = ['1', '2'].includes(envelope.rc_code ?? '') ? 'success' : 'error';
    const texts = [messageOf(envelope), ...(envelope.errors ?? [])];
    for (const text of texts) if (text) answers.push({ kind, text });
  } catch {
    // No envelope, or the page has gone on before it was read.
  }
}

/** Listens to a page from its beginning; `wrongNotices` needs it. */
export async function watchNotices(page: Page): Promise<void> {
  const record: Record = { answers: [], notices: [], reading: new Set() };
  records.set(page, record);
  page.on('response', (response) => {
    if (!/\/(?:api|admin)\//.test(response.url())) return;
    const done = readAnswer(response, record.answers);
    record.reading.add(done);
    void done.finally(() => record.reading.delete(done));
  });
  page.on('console', (message) => {
    const [first, kind, ...words] = message.text().split(' ');
    if (first !== mark) return;
    record.notices.push({ kind: kind as Kind, text: words.join(' ') });
  });
  await page.addInitScript(observe);
}

/** Notices that tell a refusal as a success, or a success as an error, one line each. */
export async function wrongNotices(page: Page): Promise<readonly string[]> {
  const record = records.get(page);
  if (record === undefined) return [];
  await Promise.all(record.reading);
  return record.notices.flatMap(({ kind, text }) => {
    const matching = record.answers.filter((answer) => text.includes(answer.text));
    const agrees = matching.length === 0 || matching.some((answer) => answer.kind === kind);
    return agrees ? [] : [`notice: the answer is no ${kind}: ${text}`];
  });
}
