import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelBones } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { homeText as text } from './home.text.ts';

/** The news panel on its way. */
export function HomeBones() {
  return (
    <Loading what={text.loading}>
      <PanelBones of={['20', '80', '65', '80', '80', '65']} />
    </Loading>
  );
}
