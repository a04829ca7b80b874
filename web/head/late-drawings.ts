/** Drawings of a first view (kit/icon/late-drawings.ts): they get their addresses here. */
import { lateHref } from '../../kit/icon/late-drawings.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { startedEvent } from './started-event.ts';

function giveAddresses(): void {
  for (const drawing of document.querySelectorAll(`use[${lateHref}]`)) {
    drawing.setAttribute('href', drawing.getAttribute(lateHref) ?? '');
  }
}

/** Has drawings fetched once text has been painted. */
export function bringLateDrawings(): void {
  afterFirstPaint(() => {
    giveAddresses();
    // A page may be painted before it has come whole; and React may have made a part of it anew.
    for (const event of ['DOMContentLoaded', startedEvent]) addEventListener(event, giveAddresses);
  });
}
