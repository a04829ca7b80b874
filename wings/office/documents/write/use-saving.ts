import { useState } from 'react';
import { useNavigate } from 'react-router';
import { officePaths } from '../../../../api/office/office-paths.ts';
import { parseThaiDate, thaiDateLong } from '../../../../core/thai-date.ts';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { words as kitWords } from '../../../../kit/words.text.ts';
import { type Failure, failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../../shell/query/use-invalidate.ts';
import { readDocumentDraft, saveDocument } from '../documents.api.ts';
import type { Typed } from './typed-texts.ts';
import type { Writing } from './use-writing.ts';
import { writeText as words } from './write.text.ts';

export type Faults = Readonly<Record<string, string>>;

/** What the server calls the fields of the form. */
const fieldOf: Readonly<Record<keyof Typed, string>> = {
  ...{ title: 'title', day: 'effective_on', summary: 'change_summary', html: 'body_html' },
};
const silent = { manner: 'silent' } as const;

/** What became of a save: faults at their fields, a refusal, or that somebody was first. */
export function useSaving(writing: Writing, onFaults: (faults: Faults) => void) {
  const call = useCall();
  const forget = useInvalidate();
  const navigate = useNavigate();
  const { typed, basis } = writing;
  const { document } = basis;
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly at: number }>();
  const [overtaken, setOvertaken] = useState<string>();
  const [busy, setBusy] = useState(false);
  const refuse = (why: string) => setRefusal({ text: why, at: Date.now() });

  function tellFaults(found: Faults) {
    setFaults(found);
    refuse(words.checkFields);
    onFaults(found);
  }

  async function conflicted({ text }: Failure) {
    const { data } = await call(readDocumentDraft, { document }, silent);
    writing.rebase(data);
    setOvertaken(text);
  }

  async function send(effectiveOn: string) {
    const about = { document, digest: basis.digest, version: basis.ahead?.version ?? null };
    const written = { title: typed.title, body_html: typed.html, change_summary: typed.summary };
    const input = { ...about, ...written, effective_on: effectiveOn };
    const { data } = await call(saveDocument, input, silent);
    writing.saved();
    notify({ kind: 'success', text: words.saved(data.version, thaiDateLong(effectiveOn)) });
    forget();
    await navigate(officePaths.document(document));
  }

  async function save() {
    if (busy) return;
    setRefusal(undefined);
    setOvertaken(undefined);
    setFaults({});
    const day = parseThaiDate(typed.day);
    if (day === undefined) return tellFaults({ effective_on: words.badDay });
    setBusy(true);
    try {
      await send(day);
    } catch (error) {
      const failure = failureOf(error);
      const tellOf = () => refuse(failure.text || kitWords.cannotConnect);
      if (Object.keys(failure.fields).length > 0) tellFaults(failure.fields);
      else if (failure.code === 'conflict') await conflicted(failure).catch(tellOf);
      else tellOf();
    } finally {
      setBusy(false);
    }
  }
  return {
    ...{ faults, refusal, overtaken, busy, save },
    calm: () => setOvertaken(undefined),
    /** What is being mended is not at fault any more. */
    forgive(changed: readonly (keyof Typed)[]) {
      const names = changed.map((key) => fieldOf[key]);
      setFaults((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
      );
    },
  };
}
