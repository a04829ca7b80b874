import { Link2, MessageCircle, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { ButtonLink } from '../../kit/button/ButtonLink.tsx';
import { never, useBrowserValue } from '../../kit/hydration/use-browser-value.ts';
import { useSite } from '../../shell/site/site.ts';
import styles from './share-button.module.css';
import { shareText as text } from './share-button.text.ts';

const originHere = (): string | undefined => location.origin;

/** LINE's page that asks whom to send an address to; a plain link, nothing of LINE is loaded. */
const lineLink = (address: string) =>
  `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(address)}`;

/**
 * Hands on a page of this site: `path` is its address without query. Served, it holds what stands
 * without script: LINE's link where the site knows its own address, and how to print.
 */
export function ShareButton({ path }: { readonly path: string }) {
  const browserOrigin = useBrowserValue(never, originHere, undefined);
  const origin = useSite().origin ?? browserOrigin;
  const [status, setStatus] = useState('');

  function copy() {
    const failed = () => setStatus(text.failed);
    // Without https there is no clipboard.
    if (!navigator.clipboard) return failed();
    navigator.clipboard
      .writeText(`${location.origin}${path}`)
      .then(() => setStatus(text.copied), failed);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a visible legend
    <div className={styles.share} role="group" aria-label={text.group}>
      {origin ? (
        <ButtonLink small to={lineLink(`${origin}${path}`)} icon={MessageCircle}>
          {text.line}
        </ButtonLink>
      ) : null}
      {browserOrigin ? (
        <>
          <Button small icon={Link2} onClick={copy}>
            {text.copy}
          </Button>
          <Button small icon={Printer} onClick={() => window.print()}>
            {text.print}
          </Button>
        </>
      ) : (
        <noscript>
          <p className={styles.said}>{text.withoutScript}</p>
        </noscript>
      )}
      <p className={styles.said} role="status">
        {status}
      </p>
    </div>
  );
}
