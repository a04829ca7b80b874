/** Runs by itself in the head, before anything is painted: text size, contrast, colours. */
import '../../kit/view-preferences/early.ts';
import { colourRules } from './colour-rules.ts';

const config = document.getElementById('config')?.textContent;
if (config) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(colourRules(JSON.parse(config).colours));
  document.adoptedStyleSheets = [sheet];
}
