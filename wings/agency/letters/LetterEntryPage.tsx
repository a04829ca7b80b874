import { useSearchParams } from 'react-router';
import { readLetterKey } from '../../../core/agency/number.ts';
import { LetterPage, NoLetter } from './LetterPage.tsx';
import { LettersPage } from './LettersPage.tsx';

/** `/membergroup/delivery_book` (R074; D-25): all letters, or that of `?letter=2568-123`. */
export function LetterEntryPage() {
  const [params] = useSearchParams();
  const asked = params.get('letter');
  if (asked === null) return <LettersPage />;
  const key = readLetterKey(asked);
  // Another letter is another page: nothing of the one before may stand in it.
  return key ? <LetterPage key={asked} of={key} /> : <NoLetter />;
}
