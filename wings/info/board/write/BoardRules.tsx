import { paths } from '../../../../api/paths.ts';
import { Link } from '../../../../kit/link/Link.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { boardText } from '../board.text.ts';
import styles from './write.module.css';

const text = boardText.rules;

/** What to know before writing for everybody to read. */
export function BoardRules() {
  return (
    <div className={styles.aside}>
      <Panel title={text.title}>
        <ul className={styles.rules}>
          {text.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Panel>
      <Panel title={text.privateTitle}>
        <p>{text.private}</p>
        <p className={styles.way}>
          <Link to={paths.demand}>{text.demand}</Link>
        </p>
      </Panel>
    </div>
  );
}
