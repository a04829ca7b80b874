import { FileClock, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { readTerms } from '../../../api/terms/terms.api.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { SentenceLink } from '../../../kit/link/SentenceLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { TermsSince } from '../../../parts/terms/TermsSince.tsx';
import { TermsText } from '../../../parts/terms/TermsText.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { isMissing, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { NotFound } from '../../../shell/status-screen/NotFound.tsx';
import { TermsChange } from './TermsChange.tsx';
import styles from './terms.module.css';
import { text } from './terms.text.ts';
import { termsInput } from './terms-address.ts';

type Terms = DataOf<typeof readTerms>;

/** `/member/termofconditional` (R039): the terms in force or an older version, for anybody. */
export function TermsPage() {
  const [query] = useSearchParams();
  const terms = useApiQuery(readTerms, termsInput(query));
  if (isMissing(terms)) return <NotFound />;
  return (
    <Wrap className={styles.page}>
      <QueryPage
        query={terms}
        title={(cached) => cached?.title ?? text.title}
        sub={(cached) => (cached ? <TermsSince {...cached} /> : text.inForce)}
        control={(cached) => (cached ? <Print /> : undefined)}
        loading={text.loading}
        skeleton={<PanelSkeleton count={6} />}
        failed={text.failed}
        failedHint={text.failedHint}
      >
        {(data) => <Shown terms={data} />}
      </QueryPage>
    </Wrap>
  );
}

/** Shown where it does something: with script. */
function Print() {
  return (
    <Button className={styles.print} icon={Printer} small onClick={() => window.print()}>
      {text.print}
    </Button>
  );
}

function Shown({ terms }: { readonly terms: Terms }) {
  const [newest] = terms.versions;
  const isOld = newest !== undefined && newest.version !== terms.version;
  return (
    <>
      {isOld ? (
        <Alert kind="warn" title={text.old}>
          <Link to={paths.memberTerms}>{text.toNewest(newest.version)}</Link>
        </Alert>
      ) : null}
      <TermsChange terms={terms} />
      <Panel label={terms.title}>
        <TermsText body_html={terms.body_html} boxed={false} />
      </Panel>
      {terms.versions.length > 1 ? <Versions terms={terms} /> : null}
      <p className={styles.privacy}>
        {text.welcome.notice} <SentenceLink to={paths.policy}>{text.privacy}</SentenceLink>
      </p>
    </>
  );
}

/** Whoever agreed to an older version can read what it was. */
function Versions({ terms }: { readonly terms: Terms }) {
  return (
    <section className={styles.versions}>
      <h2>
        <Icon of={FileClock} size="s" /> {text.versions}
      </h2>
      <ul>
        {terms.versions.map((one) => (
          <li key={one.version}>
            <Link
              to={`${paths.memberTerms}?version=${encodeURIComponent(one.version)}`}
              aria-current={one.version === terms.version ? 'page' : undefined}
            >
              <TermsSince {...one} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
