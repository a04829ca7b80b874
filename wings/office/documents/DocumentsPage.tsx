import type { DataOf } from '../../../api/endpoint.ts';
import { officePaths } from '../../../api/office/office-paths.ts';
import { officeRoomNames } from '../../../api/office/office-rooms.text.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { Answered } from './Answered.tsx';
import { readDocuments } from './documents.api.ts';
import styles from './documents.module.css';
import { documentWords, text } from './documents.text.ts';
import { Written } from './Written.tsx';

type Documents = DataOf<typeof readDocuments>['documents'];

const skeleton = (
  <div className={styles.cards}>
    <PanelSkeleton count={5} />
    <PanelSkeleton count={5} />
  </div>
);

/** `/office/documents`: terms, policies and the guide, each with what is in force and ahead. */
export function DocumentsPage() {
  return (
    <QueryPage
      query={useApiQuery(readDocuments, {})}
      title={officeRoomNames.documents}
      sub={text.sub}
      className={styles.page}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.failedHint}
      staffHome="/office"
    >
      {({ documents }) => (
        <ul className={styles.cards}>
          {documents.map((one) => (
            <li key={one.document}>
              <Card {...one} />
            </li>
          ))}
        </ul>
      )}
    </QueryPage>
  );
}

function Card({ document, in_force: inForce, ahead, audience }: Documents[number]) {
  const { name, readers } = documentWords[document];
  return (
    <Panel title={name}>
      <p className={styles.readers}>{readers}</p>
      <Facts>
        <Fact label={text.inForce}>
          {inForce === null ? text.noneInForce : text.version(inForce.version)}
        </Fact>
        {inForce === null ? null : <InForce document={document} {...inForce} audience={audience} />}
        <Fact label={text.ahead}>
          {ahead.length === 0
            ? text.noneAhead
            : ahead.map(({ version, effective_on, written_by, written_at }) => (
                <p key={version}>
                  <Badge kind="wait">{text.version(version)}</Badge> {text.since}{' '}
                  <ThaiDate day={effective_on} /> {text.writer}{' '}
                  <Written written_at={written_at} written_by={written_by} />
                </p>
              ))}
        </Fact>
      </Facts>
      <Link to={officePaths.document(document)} className={styles.open}>
        {text.open(name)}
      </Link>
    </Panel>
  );
}

type InForceProps = NonNullable<Documents[number]['in_force']> &
  Pick<Documents[number], 'document' | 'audience'>;

function InForce({ document, audience, ...version }: InForceProps) {
  return (
    <>
      <Fact label={text.since}>
        <ThaiDate day={version.effective_on} />
      </Fact>
      <Fact label={text.writer}>
        <Written {...version} />
      </Fact>
      <Fact label={text.answered}>
        <Answered document={document} answers={version.answers} audience={audience} />
      </Fact>
    </>
  );
}
