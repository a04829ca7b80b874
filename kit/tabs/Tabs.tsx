import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './tabs.module.css';

interface TabsProps {
  /** Of the group of choices; no two groups of a page share it. */
  readonly name: string;
  /** What is chosen here, for speech. */
  readonly label: string;
  readonly tabs: readonly {
    readonly key: string;
    readonly name: string;
    readonly content: ReactNode;
  }[];
}

/**
 * One of several lists at a time. The tabs are a choice of the browser's own, so that they work
 * before and without script, and the arrow keys walk them.
 */
export function Tabs({ name, label, tabs }: TabsProps) {
  return (
    <fieldset className={styles.tabs}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {tabs.map((tab, index) => (
        <Fragment key={tab.key}>
          <label className={styles.tab}>
            <input type="radio" name={name} value={tab.key} defaultChecked={index === 0} />
            {tab.name}
          </label>
          <div className={styles.pane}>{tab.content}</div>
        </Fragment>
      ))}
    </fieldset>
  );
}
