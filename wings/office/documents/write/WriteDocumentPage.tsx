import { officePaths } from '../../../../api/office/office-paths.ts';
import type { DocumentKey } from '../../../../core/document-keys.ts';
import { BackLink } from '../../../../kit/link/BackLink.tsx';
import { PanelSkeleton } from '../../../../kit/skeleton/PanelSkeleton.tsx';
import { QueryPage } from '../../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { readDocumentDraft } from '../documents.api.ts';
import styles from '../documents.module.css';
import { documentWords, text } from '../documents.text.ts';
import { NoDocument } from '../NoDocument.tsx';
import { useDocumentKey } from '../use-document-key.ts';
import type { Draft } from './typed-texts.ts';
import { WriteForm } from './WriteForm.tsx';
import { writeText as words } from './write.text.ts';

/** `/office/documents/:document/write`: a further version, or the one ahead. */
export function WriteDocumentPage() {
  const document = useDocumentKey();
  return document === undefined ? <NoDocument /> : <Found document={document} />;
}

function subOf({ ahead, in_force: inForce }: Draft): string {
  if (ahead) return words.subAhead(ahead.version);
  return inForce ? words.subNew : words.subFirst;
}

function Found({ document }: { readonly document: DocumentKey }) {
  return (
    <QueryPage
      back={<BackLink to={officePaths.document(document)}>{words.back}</BackLink>}
      query={useApiQuery(readDocumentDraft, { document })}
      title={words.title(documentWords[document].name)}
      sub={(draft) => draft && subOf(draft)}
      className={styles.page}
      loading={text.loading}
      skeleton={<PanelSkeleton count={10} />}
      failed={text.failed}
      failedHint={text.failedHint}
      staffHome="/office"
    >
      {(draft) => <WriteForm draft={draft} />}
    </QueryPage>
  );
}
