import { useParams } from 'react-router';
import { type DocumentKey, documentKeys } from '../../../core/document-keys.ts';

/** The document that the address names; undefined: there is none. */
export function useDocumentKey(): DocumentKey | undefined {
  const { document } = useParams();
  return documentKeys.find((key) => key === document);
}
