import { classes } from '../classes.ts';
import { Panel } from '../panel/Panel.tsx';
import { Bones } from '../skeleton/Bones.tsx';
import { PlotBones } from './PlotBones.tsx';
import styles from './statement.module.css';

/** The head of a statement on its way. Lies in a `Loading`. */
export function FigureBones() {
  return (
    <Panel className={classes(styles.figurePanel, styles.bonesPanel)}>
      <Bones of={['35', 'fig', '80', '65', '80']} />
      <PlotBones />
    </Panel>
  );
}
