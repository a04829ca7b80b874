import { Muted } from '../../../kit/layout/Muted.tsx';
import { PlainBar } from '../../../shell/frame/bar/PlainBar.tsx';
import { SiteFooter } from '../../../shell/frame/footer/SiteFooter.tsx';
import { Masthead } from '../../../shell/frame/Masthead.tsx';
import { Page } from '../../../shell/frame/Page.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { lazyPart } from '../../../shell/lazy/lazy-part.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { Controls } from './Controls.tsx';
import styles from './colors.module.css';
import { text } from './colors.text.ts';
import { Figures } from './Figures.tsx';
import { Messages } from './Messages.tsx';
import { Pairs } from './Pairs.tsx';
import { States } from './States.tsx';
import { Swatches } from './Swatches.tsx';
import { useTokens } from './use-tokens.ts';

const steps = [
  ['4', styles.z4],
  ['3', styles.z3],
  ['2', styles.z2],
  ['1', styles.z1],
  ['b', styles.zb],
  ['m', styles.zm],
  ['s', styles.zs],
] as const;

const CodeSample = lazyPart(async () => (await import('./CodeSample.tsx')).CodeSample);
const codeSample = <CodeSample />;

/** The living style guide: tokens with their contrast, every part in its states (R024, R187). */
export function ColorsPage() {
  const tokens = useTokens();
  return (
    <Page>
      <Masthead names={useSite()} />
      <PlainBar label={text.bar} back={{ to: '/home', name: text.home }} />
      <main id="main" tabIndex={-1}>
        <Wrap className={styles.guide}>
          <div>
            <h1>{text.title}</h1>
            <Muted>{text.intro}</Muted>
          </div>
          <Swatches tokens={tokens} />
          <Pairs tokens={tokens} />
          <section>
            <h2>{text.sections.type}</h2>
            <ul className={styles.scale}>
              {steps.map(([step, look]) => (
                <li key={step}>
                  <small>{`--t-${step} · ${tokens[`t-${step}`]} · ${text.scale[step]}`}</small>
                  <span className={look}>{text.scaleSample[step]}</span>
                </li>
              ))}
            </ul>
          </section>
          <Figures />
          <Controls />
          <Messages />
          <States />
          {codeSample}
        </Wrap>
      </main>
      <SiteFooter />
    </Page>
  );
}
