import { useParams } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { officePaths } from '../../../../api/office/office-paths.ts';
import type { DocumentKey } from '../../../../core/document-keys.ts';
import { NoMatch } from '../../../../kit/empty-state/NoMatch.tsx';
import { BackLink } from '../../../../kit/link/BackLink.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { PanelSkeleton } from '../../../../kit/skeleton/PanelSkeleton.tsx';
import { ChangeNotice } from '../../../../parts/change-notice/ChangeNotice.tsx';
import { GuideText } from '../../../../parts/guide/GuideText.tsx';
import { PolicyBody } from '../../../../parts/policy/PolicyBody.tsx';
import { TermsText } from '../../../../parts/terms/TermsText.tsx';
import { QueryPage } from '../../../../shell/page/QueryPage.tsx';
import { isMissing, useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { readDocumentVersion } from '../documents.api.ts';
import styles from '../documents.module.css';
import { documentWords, standingNames, text } from '../documents.text.ts';
import { NoDocument } from '../NoDocument.tsx';
import { useDocumentKey } from '../use-document-key.ts';

const words = text.one;

/** `/office/documents/:document/versions/:version`: one version, as its readers see it. */
export function DocumentVersionPage() {
  const document = useDocumentKey();
  const { version = '' } = useParams();
  if (document === undefined) return <NoDocument />;
  return <Found document={document} version={version} />;
}

interface FoundProps {
  readonly document: DocumentKey;
  readonly version: string;
}

function Found({ document, version }: FoundProps) {
  const query = useApiQuery(readDocumentVersion, { document, version });
  const { name } = documentWords[document];
  return (
    <QueryPage
      back={<BackLink to={officePaths.document(document)}>{words.back}</BackLink>}
      query={query}
      title={(read) => read?.version.title ?? name}
      sub={(read) =>
        read && words.sub(name, read.version.version, standingNames[read.version.standing])
      }
      className={styles.page}
      loading={words.loading}
      skeleton={<PanelSkeleton count={8} />}
      failed={words.failed}
      failedHint={text.failedHint}
      failure={
        isMissing(query) ? (
          <NoMatch
            title={words.missing}
            hint={words.missingHint}
            to={officePaths.document(document)}
            back={words.back}
          />
        ) : undefined
      }
      staffHome="/office"
    >
      {(read) => <AsRead document={document} {...read} />}
    </QueryPage>
  );
}

type AsReadProps = DataOf<typeof readDocumentVersion> & Pick<FoundProps, 'document'>;

function AsRead({ document, version, intro_html, sections }: AsReadProps) {
  return (
    <div className={styles.reader}>
      <p className={styles.muted}>{words.asRead}</p>
      <ChangeNotice summary={version.change_summary} />
      {document === 'guide' ? (
        <GuideText intro_html={intro_html} sections={sections} />
      ) : (
        <Panel label={version.title}>
          {document === 'cookies' || document === 'privacy' ? (
            <PolicyBody html={version.body_html} />
          ) : (
            <TermsText body_html={version.body_html} boxed={false} />
          )}
        </Panel>
      )}
    </div>
  );
}
