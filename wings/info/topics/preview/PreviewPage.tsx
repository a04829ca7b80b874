import { Alert } from '../../../../kit/alert/Alert.tsx';
import { useBrowserValue } from '../../../../kit/hydration/use-browser-value.ts';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import { PageHeading } from '../../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../../shell/frame/Wrap.tsx';
import { QueryContent } from '../../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { NotFound } from '../../../../shell/status-screen/NotFound.tsx';
import styles from '../show.module.css';
import { TopicSheet } from '../TopicSheet.tsx';
import { topicsText } from '../topics.text.ts';
import { readPreview } from './preview.api.ts';
import { text } from './preview.text.ts';

const skeleton = (
  <Panel>
    <SkeletonLines count={4} />
  </Panel>
);

function onHash(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

const tokenHere = (): string | undefined => location.hash.slice(1);

/** The secret of the address; undefined on the server, which never sees it. */
const useToken = (): string | undefined => useBrowserValue(onHash, tokenHere, undefined);

/** `/preview#…`: what an editor would publish, exactly as the public will see it (D-17). */
export function PreviewPage() {
  const token = useToken();
  const query = useApiQuery(readPreview, token ? { token } : undefined);
  const isOver = query.code === 'gone' || query.code === 'bad_input';
  if (token === '') return <NotFound />;
  return (
    <Wrap className={styles.page}>
      {query.data ? null : <PageHeading title={text.title} />}
      {isOver ? (
        <Alert kind="warn" title={text.over}>
          {text.overHint}
        </Alert>
      ) : (
        <QueryContent
          query={query}
          loading={text.loading}
          skeleton={skeleton}
          failed={topicsText.failed}
          failedHint={topicsText.failedHint}
        >
          {(topic) => (
            <>
              <Alert>{text.note}</Alert>
              <TopicSheet topic={topic} />
            </>
          )}
        </QueryContent>
      )}
    </Wrap>
  );
}
