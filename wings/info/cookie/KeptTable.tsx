import styles from './cookie.module.css';
import { cookieText as text } from './cookie.text.ts';

/** What the site keeps in the browser. Two columns, so that it fits a phone at any text size. */
export function KeptTable() {
  return (
    <table className={styles.kept}>
      <caption>{text.table}</caption>
      <thead>
        <tr>
          <th scope="col">{text.head.name}</th>
          <th scope="col">{text.head.why}</th>
        </tr>
      </thead>
      <tbody>
        {text.kept.map(({ name, where, why, howLong }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span>{where}</span>
            </th>
            <td>
              {why}
              <span>{text.howLong(howLong)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
