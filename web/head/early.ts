/**
 * Runs by itself in the head, before anything is painted: text size, theme, colours; and sees to it
 * that the script of a page comes when it is wanted.
 */
import '../../kit/view-preferences/early.ts';
import { deferEntry } from './defer-entry.ts';
import { openWhenBack, sayWhenLate } from './late.ts';
import { bringLateDrawings } from './late-drawings.ts';
import { bringLateFonts } from './late-fonts.ts';

const rules = document.getElementById('colours')?.textContent;
if (rules) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(JSON.parse(rules));
  document.adoptedStyleSheets = [sheet];
}

sayWhenLate();
bringLateFonts();
bringLateDrawings();

// What stands in for another page gives way to it as soon as it can be had.
if (document.documentElement.dataset.rendered === 'still') openWhenBack();

const { entry, modules } = document.currentScript?.dataset ?? {};
if (entry) deferEntry(entry, modules?.split(' ') ?? []);
