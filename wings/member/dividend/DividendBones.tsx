import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelBones } from '../../../kit/skeleton/PanelBones.tsx';
import { FigureBones } from '../../../kit/statement/FigureBones.tsx';
import { text } from './dividend.text.ts';

/** The years on their way. */
export function DividendBones() {
  return (
    <Loading what={text.loading}>
      <FigureBones />
      <PanelBones of={['35', '80', '65', '80', '65']} />
    </Loading>
  );
}
