import { Html } from '../../kit/html/Html.tsx';
import styles from './terms.module.css';
import { termsText } from './terms.text.ts';

interface TermsTextProps {
  readonly body_html: string;
  /** In a box that scrolls, where something to do follows; else in full length. */
  readonly boxed?: boolean;
}

/** The words of the terms, as the cooperative wrote them. */
export function TermsText({ body_html, boxed = true }: TermsTextProps) {
  const text = <Html html={body_html} className={styles.text} />;
  if (!boxed) return text;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who reads by keyboard must be able to scroll
    <section className={styles.box} aria-label={termsText.scroll} tabIndex={0}>
      {text}
    </section>
  );
}
