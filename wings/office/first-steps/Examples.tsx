import { officeRooms } from '../../../api/office/office-rooms.ts';
import { particularGroupNames, particularNames } from '../../../api/office/particulars.text.ts';
import {
  type ParticularKey,
  particularGroupKeys,
  particularGroups,
} from '../../../api/office/particulars.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { SentenceLink } from '../../../kit/link/SentenceLink.tsx';
import { text as all } from './first-steps.text.ts';

const text = all.examples;

/** What the settings still say of the example cooperative, and where each is changed. */
export function Examples({ of: keys }: { readonly of: readonly ParticularKey[] }) {
  if (keys.length === 0) return null;
  const groups = particularGroupKeys.flatMap((group) => {
    const own: readonly ParticularKey[] = particularGroups[group];
    const found = own.filter((key) => keys.includes(key));
    return found.length === 0 ? [] : [{ group, found }];
  });
  return (
    <Alert kind="warn" title={text.title}>
      <p>{text.hint}</p>
      <ul>
        {groups.map(({ group, found }) => (
          <li key={group}>
            <SentenceLink to={`${officeRooms.particulars.path}?group=${group}`}>
              {particularGroupNames[group]}
            </SentenceLink>
            {particularGroups[group].length > 1
              ? `: ${found.map((key) => particularNames[key]).join(' · ')}`
              : null}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
