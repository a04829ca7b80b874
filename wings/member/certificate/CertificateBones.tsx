import { Panel } from '../../../kit/panel/Panel.tsx';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import styles from './certificate.module.css';
import { text } from './certificate.text.ts';

/** What can be certified, on its way; while another day is fetched the choice of days stays. */
export function CertificateBones({ head }: { readonly head: boolean }) {
  return (
    <Loading what={text.loading}>
      <div className={styles.page}>
        {head ? (
          <Panel className={styles.bones}>
            <Bone width="80" />
            <Bone width="35" />
          </Panel>
        ) : null}
        <Panel className={styles.bones}>
          <Bone width="20" />
          <Bone width="80" />
          <Bone width="20" />
          <Bone width="80" />
          <Bone width="80" />
          <Bone width="load" />
          <Bone width="35" />
        </Panel>
      </div>
    </Loading>
  );
}
