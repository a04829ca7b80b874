import { useEffect, useState } from 'react';
import { isHydrating } from '../hydration/use-browser-value.ts';

interface HtmlProps {
  /** Markup that the server has sanitised by the list of its kind. */
  readonly html: string;
  readonly as?: 'div' | 'span';
  readonly className?: string | undefined;
  /** The markup is on the page, at once or after its policy has been loaded. */
  readonly onShown?: () => void;
}

/**
 * Shows markup from the store. What the server rendered stays as it is; what arrives in the
 * browser passes the page's one Trusted Types policy, which is loaded only then.
 */
export function Html({ html, as: Tag = 'div', className, onShown }: HtmlProps) {
  const [rendered] = useState(() => (isHydrating() ? html : undefined));
  const isUnchanged = rendered === html;
  const [clean, setClean] = useState<{ readonly of: string; readonly markup: string }>();

  useEffect(() => {
    if (isUnchanged) return;
    let isActive = true;
    import('./policy.ts').then(({ sanitised }) => {
      if (isActive) setClean({ of: html, markup: sanitised(html) });
    });
    return () => {
      isActive = false;
    };
  }, [html, isUnchanged]);

  const markup = isUnchanged ? html : clean?.of === html ? clean.markup : undefined;
  const isShown = markup !== undefined;
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  // Without markup the element is another one: React must not write an untrusted empty string.
  if (markup === undefined) return <Tag key="empty" className={className} />;
  return (
    <Tag
      key={isUnchanged ? 'kept' : 'clean'}
      className={className}
      // The development build would compare by writing the text into an element, unsanitised.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised (server, policy.ts)
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
