import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { useOfficer } from '../../../../shell/office/office-context.ts';
import { type Failure, failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import type { Content } from '../shapes.ts';
import { keepDraft, type readEdited } from './editor.api.ts';
import { unsent } from './unsent.ts';

type Edited = DataOf<typeof readEdited>;

/** Whose version stands, as far as is known. */
export interface Standing {
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: string | null;
}

export type Sending =
  | { readonly at: 'saved'; readonly when: string | undefined }
  | { readonly at: 'typing' | 'sending' }
  /** Kept on the page; sent again by itself. */
  | { readonly at: 'failed'; readonly failure: Failure };

export interface Editing {
  readonly content: Content;
  readonly basedOn: number;
  readonly sending: Sending;
  readonly standing: Standing;
  /** Colleagues who type here too. */
  readonly others: readonly { readonly staff_name: string; readonly saved_at: string }[];
  readonly change: (more: Partial<Content>) => void;
  /** From here on the text is another one: a version, a colleague's draft. */
  readonly replace: (content: Content, basedOn: number) => void;
  /** What was typed is in a version now. */
  readonly settled: (version: number, by: string) => void;
  /** Sends what is open; settles once it is there. */
  readonly flush: () => Promise<void>;
}

const pauseMilliseconds = 2_000;
const againMilliseconds = 5_000;
const silent = { manner: 'silent' } as const;

/** Where the text begins: what could not be sent, one's own draft, or the newest version. */
function startOf(edited: Edited, login: string) {
  const open = unsent.of(login, String(edited.id));
  if (open) return { ...open, isOpen: true };
  const draft = edited.own_draft;
  if (draft) return { content: draft.content, basedOn: draft.based_on, isOpen: false };
  return { content: edited.content, basedOn: edited.version, isOpen: false };
}

/** The text of a topic while it is typed: kept by the server as a draft every few seconds. */
export function useEditing(edited: Edited): Editing {
  const call = useCall();
  const { login } = useOfficer();
  const id = String(edited.id);
  const [start] = useState(() => startOf(edited, login));
  const [content, setContent] = useState(start.content);
  const [basedOn, setBasedOn] = useState(start.basedOn);
  const [sending, setSending] = useState<Sending>(
    start.isOpen ? { at: 'typing' } : { at: 'saved', when: edited.own_draft?.saved_at },
  );
  const [others, setOthers] = useState<Editing['others']>(edited.drafts);
  const [standing, setStanding] = useState<Standing>({
    ...{ version: edited.version, changedBy: edited.changed_by, changedAt: edited.changed_at },
  });
  const inFlight = useRef<Promise<void>>(undefined);

  const sendOnce = useCallback(async () => {
    const open = unsent.of(login, id);
    if (!open) return;
    setSending({ at: 'sending' });
    try {
      const input = { id, based_on: open.basedOn, content: open.content };
      const { data } = await call(keepDraft, input, silent);
      setOthers(data.others);
      setStanding({
        ...{ version: data.version, changedBy: data.changed_by, changedAt: data.changed_at },
      });
      if (unsent.of(login, id) === open) unsent.drop(login, id);
      setSending(unsent.of(login, id) ? { at: 'typing' } : { at: 'saved', when: data.saved_at });
    } catch (error) {
      setSending({ at: 'failed', failure: failureOf(error) });
    }
  }, [call, login, id]);

  const flush = useCallback(async () => {
    await inFlight.current;
    inFlight.current = sendOnce();
    await inFlight.current;
  }, [sendOnce]);

  useEffect(() => {
    const wait = { typing: pauseMilliseconds, failed: againMilliseconds }[sending.at as string];
    if (wait === undefined) return;
    const timer = setTimeout(() => void flush(), wait);
    return () => clearTimeout(timer);
  }, [sending, flush]);
  useFlushOnLeave(login, id, flush);

  const hold = useCallback(
    (next: Content, from: number) => {
      unsent.keep(login, id, { content: next, basedOn: from });
      setContent(next);
      setBasedOn(from);
      setSending({ at: 'typing' });
    },
    [login, id],
  );
  return {
    ...{ content, basedOn, sending, standing, others, flush },
    change: (more) => hold({ ...(unsent.of(login, id)?.content ?? content), ...more }, basedOn),
    replace: hold,
    settled(version, by) {
      unsent.drop(login, id);
      setBasedOn(version);
      setStanding({ version, changedBy: by, changedAt: new Date().toISOString() });
      setSending({ at: 'saved', when: undefined });
    },
  };
}

/** What is open goes out when the page is left, and a tab that would take it along asks first. */
function useFlushOnLeave(login: string, id: string, flush: () => Promise<void>): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsent.of(login, id)) event.preventDefault();
    };
    const back = () => void flush();
    addEventListener('beforeunload', warn);
    addEventListener('online', back);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('online', back);
      void flush();
    };
  }, [login, id, flush]);
}
