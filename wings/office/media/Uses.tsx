import { officePaths } from '../../../api/office/office-paths.ts';
import { officeRoomNames } from '../../../api/office/office-rooms.text.ts';
import { officeRooms, roomsOf } from '../../../api/office/office-rooms.ts';
import { Link } from '../../../kit/link/Link.tsx';
import { useOfficer } from '../../../shell/office/office-context.ts';
import styles from './media.module.css';
import type { Upload } from './upload.ts';
import { uploadsText as text } from './uploads.text.ts';

type Use = Upload['uses'][number];

const wordsOf = ({ room, title }: Use): string =>
  title === '' ? officeRoomNames[room] : `${officeRoomNames[room]}: ${title}`;

const pathOf = ({ room, key }: Use): string =>
  room === 'topics' ? officePaths.topic(key) : officeRooms[room].path;

/** Where it stands; whoever may change it there is led to it. */
export function Uses({ uses }: Pick<Upload, 'uses'>) {
  const open = roomsOf(useOfficer().roles);
  if (uses.length === 0) return <span className={styles.why}>{text.list.unused}</span>;
  return (
    <ul className={styles.uses}>
      {uses.map((use) => (
        <li key={`${use.room} ${use.key} ${use.title}`}>
          {open.includes(use.room) ? <Link to={pathOf(use)}>{wordsOf(use)}</Link> : wordsOf(use)}
        </li>
      ))}
    </ul>
  );
}
