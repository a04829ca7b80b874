import { LedgerBones } from '../../../kit/ledger/LedgerBones.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { FigureBones } from '../../../kit/statement/FigureBones.tsx';
import { FileRow } from '../../../kit/take-away/FileRow.tsx';
import styles from './deposit.module.css';
import { text } from './deposit.text.ts';

function CardBones() {
  return (
    <Panel className={styles.bones}>
      <Bone width="65" />
      <Bone width="fig" />
      <Bone width="80" />
      <Bone width="65" />
      <Bone width="80" />
    </Panel>
  );
}

/** The list of accounts on its way. */
export function DepositBones() {
  return (
    <Loading what={text.loading}>
      <Panel className={styles.bones}>
        <Bone width="20" />
        <Bone width="fig" />
      </Panel>
      <FileRow />
      <div className={styles.cards}>
        <CardBones />
        <CardBones />
        <CardBones />
      </div>
    </Loading>
  );
}

/** A statement on its way; while other days are fetched its head stays. */
export function StatementBones({ head }: { readonly head: boolean }) {
  return (
    <Loading what={text.statement.loading}>
      {head ? <FigureBones /> : null}
      <LedgerBones lines={head ? 6 : 12} />
    </Loading>
  );
}
