import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import styles from './certificate.module.css';
import { text } from './certificate.text.ts';

/** What can be certified, on its way; while another day is fetched the choice of days stays. */
export function CertificateSkeleton({ head }: { readonly head: boolean }) {
  return (
    <Loading what={text.loading}>
      <div className={styles.page}>
        {head ? <PanelSkeleton of={['80', '35']} /> : null}
        <PanelSkeleton of={['20', '80', '20', '80', '80', 'load', '35']} />
      </div>
    </Loading>
  );
}
