import { memo, type ReactNode } from 'react';
import { classes } from '../../kit/classes.ts';
import { Link } from '../../kit/link/Link.tsx';
import { ReadingTools } from '../../kit/view-preferences/ReadingTools.tsx';
import { Emblem } from '../emblem/Emblem.tsx';
import styles from './masthead.module.css';
import { type CoopNames, tied } from './names.ts';
import { SiteSearch } from './search/SiteSearch.tsx';
import { Wrap } from './Wrap.tsx';

interface MastheadProps {
  readonly names: CoopNames;
  /** Where the emblem leads. */
  readonly home?: string;
  /** Portals use the whole width. */
  readonly portal?: boolean;
  readonly inert?: boolean;
  /** On wide pages the field that looks through what is published. */
  readonly search?: boolean;
  /** Without script the reading tools do nothing. */
  readonly tools?: boolean;
  /** Who is signed in, where the bar does not say it. */
  readonly who?: ReactNode;
}

/** Emblem and both names, the reading tools at the end of the line (R029, R006). */
export const Masthead = memo(function Masthead(props: MastheadProps) {
  const {
    names,
    home = '/home',
    portal = false,
    inert = false,
    search = false,
    tools = true,
    who,
  } = props;
  return (
    <header className={classes(styles.mast, portal && styles.portal)} inert={inert}>
      <Wrap className={styles.row}>
        {/* First for the keyboard: whoever needs large letters needs them at once. */}
        {tools ? (
          <div className={styles.tools}>
            <ReadingTools />
          </div>
        ) : null}
        <Link className={styles.id} to={home}>
          <Emblem src={names.logo} className={styles.emblem} />
          <span>
            <span className={styles.th}>{tied(names.coopNameTH)}</span>
            <span className={styles.en} lang="en">
              {names.coopNameEN}
            </span>
          </span>
        </Link>
        {search ? <SiteSearch className={styles.search} /> : null}
        {who}
      </Wrap>
    </header>
  );
});
