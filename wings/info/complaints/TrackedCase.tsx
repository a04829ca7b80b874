import { useEffect, useRef } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { Link } from '../../../kit/link/Link.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { CaseBody } from '../../../parts/complaint/CaseBody.tsx';
import { CaseMark } from '../../../parts/complaint/CaseMark.tsx';
import { CaseMeta } from '../../../parts/complaint/CaseMeta.tsx';
import type { trackCase } from './complaints.api.ts';
import styles from './complaints.module.css';
import { trackText as text } from './track.text.ts';

/** What the code opened; the focus comes here, so that it is read. */
export function TrackedCase({ found }: { readonly found: DataOf<typeof trackCase> }) {
  const container = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another case is another arrival
  useEffect(() => {
    container.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  return (
    <section className={styles.tracked} aria-label={text.found} tabIndex={-1} ref={container}>
      <Panel title={found.topic} end={<CaseMark status={found.status} />}>
        <p>
          <CaseMeta {...found} />
        </p>
        <p className={styles.notice}>
          {found.published_id === null ? (
            text.private
          ) : (
            <>
              {text.published}{' '}
              <Link to={paths.showDemand(found.published_id)}>{text.toPublished}</Link>
            </>
          )}
        </p>
      </Panel>
      <CaseBody detail={found} level={3} />
    </section>
  );
}
