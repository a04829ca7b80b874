import { CardList } from '../../../kit/card/CardList.tsx';
import { LedgerBones } from '../../../kit/ledger/LedgerBones.tsx';
import type { BoneWidth } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelBones } from '../../../kit/skeleton/PanelBones.tsx';
import { FigureBones } from '../../../kit/statement/FigureBones.tsx';
import { FileRow } from '../../../kit/take-away/FileRow.tsx';
import { text } from './deposit.text.ts';

const card: readonly BoneWidth[] = ['65', 'fig', '80', '65', '80'];

/** The list of accounts on its way. */
export function DepositBones() {
  return (
    <Loading what={text.loading}>
      <PanelBones of={['20', 'fig']} />
      <FileRow />
      <CardList least="20rem">
        <PanelBones of={card} />
        <PanelBones of={card} />
        <PanelBones of={card} />
      </CardList>
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
