import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { thaiDateShort } from '../../../../core/thai-date.ts';
import { useOfficer } from '../../../../shell/office/office-context.ts';
import { type Draft, type Typed, typedTexts } from './typed-texts.ts';

/** A form begins with the version ahead, else with the words in force, else with nothing. */
export function beginFrom({ ahead, in_force }: Draft): Typed {
  const base = ahead ?? in_force;
  return {
    title: base?.title ?? '',
    day: ahead ? thaiDateShort(ahead.effective_on) : '',
    summary: ahead?.change_summary ?? '',
    html: base?.body_html ?? '',
  };
}

const isSame = (one: Typed, other: Typed): boolean =>
  one.title === other.title &&
  one.day === other.day &&
  one.summary === other.summary &&
  one.html === other.html;

export interface Writing {
  readonly typed: Typed;
  /** What stands in the store, as far as is known: a save is meant for it. */
  readonly basis: Draft;
  /** It was typed before the session ended. */
  readonly isRestored: boolean;
  readonly isUnsaved: () => boolean;
  readonly change: (more: Partial<Typed>) => void;
  /** Somebody has written meanwhile: what was typed stays. */
  readonly rebase: (fresh: Draft) => void;
  /** From here on the form holds what stands in the store. */
  readonly take: (fresh: Draft) => void;
  readonly saved: () => void;
}

/** The form of a version while it is typed: nothing of it is lost, a session's end included. */
export function useWriting(draft: Draft): Writing {
  const { login } = useOfficer();
  const { pathname } = useLocation();
  const { document } = draft;
  const [restored] = useState(() => typedTexts.of(login, document));
  const [typed, setTyped] = useState(restored?.typed ?? beginFrom(draft));
  const [basis, setBasis] = useState(restored?.basis ?? draft);
  const isSaved = useRef(false);
  const now = useRef({ typed, basis });
  now.current = { typed, basis };

  const isUnsaved = useCallback(
    () => !isSaved.current && !isSame(now.current.typed, beginFrom(now.current.basis)),
    [],
  );
  // Whoever goes to another page has said that it may go; a session's end asks nobody.
  useEffect(
    () => () => {
      const isLeft = globalThis.location.pathname !== pathname;
      if (isLeft || !isUnsaved()) typedTexts.drop(login, document);
      else typedTexts.keep(login, document, now.current);
    },
    [login, document, pathname, isUnsaved],
  );
  return {
    ...{ typed, basis, isUnsaved },
    isRestored: restored !== undefined,
    change: (more) => setTyped((before) => ({ ...before, ...more })),
    rebase: setBasis,
    take(fresh) {
      setBasis(fresh);
      setTyped(beginFrom(fresh));
    },
    saved() {
      isSaved.current = true;
    },
  };
}
