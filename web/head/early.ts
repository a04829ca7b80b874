/**
 * Runs by itself in the head, before anything is painted: text size, contrast, colours; and sees to
 * it that the script of a page comes when it is wanted.
 */
import '../../kit/view-preferences/early.ts';
import { colourRules } from './colour-rules.ts';
import { deferEntry } from './defer-entry.ts';

const config = document.getElementById('config')?.textContent;
if (config) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(colourRules(JSON.parse(config).colours));
  document.adoptedStyleSheets = [sheet];
}

const { entry, modules } = document.currentScript?.dataset ?? {};
if (entry) deferEntry(entry, modules?.split(' ') ?? []);
