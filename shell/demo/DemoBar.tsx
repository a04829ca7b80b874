import { demoText } from './demo.text.ts';

/**
 * Says on every page of a demo that it is one. The server puts it before the application, so that
 * it stands there while script loads, fails or is off, and no page carries script for it; its look
 * is in `demo.css`.
 */
export function DemoBar() {
  return (
    <aside id="demo" aria-label={demoText.name}>
      {demoText.notice}
    </aside>
  );
}
