import { officePaths } from '../../../../api/office/office-paths.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { RowLink } from '../../../../kit/link/RowLink.tsx';
import type { ElectionData } from '../election.types.ts';
import { text } from '../elections.text.ts';
import { lackingParts } from './lacking-parts.ts';

interface LackingProps {
  readonly election: ElectionData;
  /** Whether the public sees the election, or will once the form is saved. */
  readonly published: boolean;
}

/** What visitors miss of an election, each with the way to where it is entered. */
export function Lacking({ election, published }: LackingProps) {
  const parts = lackingParts(election);
  if (parts.length === 0) return null;
  const words = text.lacking;
  return (
    <Alert kind={published ? 'warn' : 'info'} title={published ? words.published : words.hidden}>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <RowLink to={officePaths.electionPart(election.head.year, part)}>
              {text.parts[part]}
            </RowLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
