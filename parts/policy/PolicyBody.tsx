import { Html } from '../../kit/html/Html.tsx';
import styles from './policy.module.css';

/** The words of a policy, as the cooperative wrote them. */
export function PolicyBody({ html }: { readonly html: string }) {
  return <Html html={html} className={styles.body} />;
}
