import { type FocusEvent, useEffect, useRef } from 'react';
import { keepClear } from './clear-edge.ts';
import { ToastCard } from './ToastCard.tsx';
import type { Toast } from './toast-store.ts';
import styles from './toasts.module.css';
import { toastsText } from './toasts.text.ts';
import { toasts, useToasts } from './toasts.ts';

/**
 * The messages, over the corner of the page; once, beside `Page`. Their clocks stand still while
 * the pointer or the focus is on one. Both live regions are there before the first message:
 * speech misses what appears together with its region.
 */
export function Toasts() {
  const { shown } = useToasts();
  const region = useRef<HTMLElement>(null);
  const count = shown.length;
  // One more or less is another height.
  useEffect(() => (count > 0 && region.current ? keepClear(region.current) : undefined), [count]);

  function close(id: number) {
    const focused = region.current?.contains(document.activeElement);
    toasts.close(id);
    // The focus must not fall out of the page together with the button it was on.
    if (focused) requestAnimationFrame(() => onward(region.current)?.focus());
  }

  function blur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) toasts.release();
  }

  const cards = (list: readonly Toast[]) =>
    list.map((toast) => (
      <ToastCard key={toast.id} notice={toast} onClose={() => close(toast.id)} />
    ));
  return (
    <section
      className={styles.region}
      aria-label={toastsText.region}
      ref={region}
      onPointerEnter={toasts.suspend}
      onPointerLeave={toasts.release}
      onFocus={toasts.suspend}
      onBlur={blur}
    >
      <div className={styles.list} role="status">
        {cards(shown.filter(({ kind }) => kind === 'success'))}
      </div>
      <div className={styles.list} role="alert">
        {cards(shown.filter(({ kind }) => kind !== 'success'))}
      </div>
    </section>
  );
}

function onward(region: HTMLElement | null): HTMLElement | null {
  return region?.querySelector('button') ?? document.getElementById('main');
}
