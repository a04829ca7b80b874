import { useId } from 'react';
import { Link } from '../../kit/link/Link.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import { Prose } from '../../kit/prose/Prose.tsx';
import { Whole } from '../../kit/text/Whole.tsx';
import styles from './guide.module.css';
import { guideText as text } from './guide.text.ts';

interface GuideTextProps {
  /** What stands before the first section; '' where nothing does. */
  readonly intro_html: string;
  readonly sections: readonly { readonly title: string; readonly html: string }[];
}

/** The words of the agencies' guide: its introduction, its contents, and section by section. */
export function GuideText({ intro_html, sections }: GuideTextProps) {
  const id = useId();
  const places = sections.map(({ title }, at) => ({ title, id: `${id}${at + 1}` }));
  return (
    <div className={styles.guide}>
      {intro_html === '' ? null : (
        <Panel label={text.title}>
          <Prose html={intro_html} />
        </Panel>
      )}
      {places.length > 1 ? <Contents places={places} /> : null}
      {sections.map(({ title, html }, at) => (
        <Panel key={places[at]?.id} title={<Title id={places[at]?.id}>{title}</Title>}>
          <Prose html={html} />
        </Panel>
      ))}
    </div>
  );
}

interface TitleProps {
  readonly id: string | undefined;
  readonly children: string;
}

/** Where the contents lead to. */
function Title({ id, children }: TitleProps) {
  return (
    <span id={id}>
      <Whole of={children} />
    </span>
  );
}

interface ContentsProps {
  readonly places: readonly { readonly title: string; readonly id: string }[];
}

function Contents({ places }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={text.contents}>
      <h2>{text.contents}</h2>
      <ol>
        {places.map(({ title, id }) => (
          <li key={id}>
            <Link to={`#${id}`}>
              <span>
                <Whole of={title} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
