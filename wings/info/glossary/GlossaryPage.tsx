import { Breadcrumbs } from '../../../kit/breadcrumbs/Breadcrumbs.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import {
  type Explanation,
  explainText,
  wordPlace,
} from '../../../parts/glossary/explained.text.ts';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import styles from './glossary.module.css';
import { groupPlace, groups, glossaryText as text } from './glossary.text.ts';

/** `/glossary`: what the words of the cooperative mean, those included that portals explain. */
export function GlossaryPage() {
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs crumbs={[{ name: text.title }]} />
      <PageHeading title={text.title} sub={text.about} />
      <nav aria-label={text.jump}>
        <ul className={styles.jump}>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${groupPlace(id)}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map(({ id, title, words }) => (
          <div key={id} id={groupPlace(id)}>
            <Panel title={title}>
              <dl className={styles.words}>
                {Object.entries(words).map(([key, one]) => (
                  <Word key={key} id={wordPlace(key)} {...one} />
                ))}
              </dl>
            </Panel>
          </div>
        ))}
      </div>
    </Wrap>
  );
}

function Word({ id, word, also, meaning, advice }: Explanation & { readonly id: string }) {
  return (
    <div id={id}>
      <dt>
        <Whole of={word} />
        {also === undefined ? null : <small>{explainText.also(also)}</small>}
      </dt>
      <dd>
        <span>{meaning}</span>
        {advice === undefined ? null : <p>{advice}</p>}
      </dd>
    </div>
  );
}
