import { LedgerBones } from '../../../kit/ledger/LedgerBones.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { FigureBones } from '../../../kit/statement/FigureBones.tsx';
import { text } from './share.text.ts';

/** The share page on its way; while another span is fetched only its ledger is. */
export function ShareBones({ head }: { readonly head: boolean }) {
  return (
    <Loading what={text.loading}>
      {head ? <FigureBones /> : null}
      <LedgerBones lines={head ? 6 : 12} />
    </Loading>
  );
}
