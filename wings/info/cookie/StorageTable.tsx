import { storageEntries } from '../../../core/browser/storage-table.ts';
import styles from './cookie.module.css';
import { cookieText as text } from './cookie.text.ts';

/**
 * What the site keeps in the browser, made from the list that the keeping code takes its names
 * from. Two columns, so that it fits a phone at any text size.
 */
export function StorageTable() {
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
        {storageEntries.map(({ purpose, storage, names }) => (
          <tr key={purpose}>
            <th scope="row">
              {names.join(', ')}
              <span>{text.places[storage]}</span>
            </th>
            <td>
              <div>{text.purposes[purpose].why}</div>
              <span>{text.howLong(text.purposes[purpose].howLong)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
