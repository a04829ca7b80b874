import { Alert } from '../../kit/alert/Alert.tsx';
import { RowLink } from '../../kit/link/RowLink.tsx';
import { text } from './rate-differences.text.ts';

interface RateDifferencesProps {
  /** Percent a year, of each type of loan. */
  readonly items: readonly {
    readonly name: string;
    readonly announced: string;
    readonly preset: string;
  }[];
  /** The room of the other figure. */
  readonly room: { readonly name: string; readonly path: string };
  /** Whether whoever works here may open it. */
  readonly mayOpen: boolean;
}

/** Warns where announced loan rates are not those that the calculator begins with. */
export function RateDifferences({ items, room, mayOpen }: RateDifferencesProps) {
  if (items.length === 0) return null;
  return (
    <Alert kind="warn" title={text.title}>
      <ul>
        {items.map(({ name, announced, preset }) => (
          <li key={name}>{text.differs(name, announced, preset)}</li>
        ))}
      </ul>
      {mayOpen ? (
        <RowLink to={room.path}>{text.toRoom(room.name)}</RowLink>
      ) : (
        text.elsewhere(room.name)
      )}
    </Alert>
  );
}
