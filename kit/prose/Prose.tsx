import { Html } from '../html/Html.tsx';
import { breakableCells } from './breakable-cells.ts';
import styles from './prose.module.css';

/** An article's body, clean by the list for articles (S6), set to be read. */
export function Prose({ html }: { readonly html: string }) {
  return <Html html={breakableCells(html)} className={styles.prose} />;
}
