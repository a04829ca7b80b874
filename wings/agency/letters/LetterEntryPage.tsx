import { useSearchParams } from 'react-router';
import { readLetterKey } from '../../../core/agency/number.ts';
import { LetterPage, NoLetter } from './LetterPage.tsx';
import { LettersPage } from './LettersPage.tsx';

/** `/membergroup/delivery_book` (R074; D-25): all letters, or that of `?letter=2568-123`. */
export function LetterEntryPage() {
  const [params] = useSearchParams();
  const letterParam = params.get('letter');
  if (letterParam === null) return <LettersPage />;
  const key = readLetterKey(letterParam);
  // Another letter is another page: nothing of the one before may stand in it.
  return key ? <LetterPage key={letterParam} of={key} /> : <NoLetter />;
}
