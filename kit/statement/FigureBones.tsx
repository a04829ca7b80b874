import { classes } from '../classes.ts';
import { Panel } from '../panel/Panel.tsx';
import { Bone } from '../skeleton/Bone.tsx';
import { PlotBones } from './PlotBones.tsx';
import styles from './statement.module.css';

/** The head of a statement on its way. Lies in a `Loading`. */
export function FigureBones() {
  return (
    <Panel className={classes(styles.figurePanel, styles.bonesPanel)}>
      <div className={styles.bones}>
        <Bone width="35" />
        <Bone width="fig" />
        <Bone width="80" />
        <Bone width="65" />
        <Bone width="80" />
      </div>
      <PlotBones />
    </Panel>
  );
}
