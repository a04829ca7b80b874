import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Compared } from '../../../../parts/compare/Compared.tsx';
import { Differences } from '../../../../parts/compare/Differences.tsx';
import { differences, type Words } from '../../../../parts/compare/differences.ts';
import type { Typed } from './typed-texts.ts';
import { writeText as words } from './write.text.ts';

interface CompareInForceProps {
  readonly inForce: Words;
  readonly typed: Typed;
}

/** What is typed against what is in force, once it is wanted. */
export function CompareInForce({ inForce, typed }: CompareInForceProps) {
  const after = { title: typed.title, body_html: typed.html };
  return (
    <Panel label={words.compare}>
      <Compared summary={words.compare}>
        {() => <Differences found={differences(inForce, after)} />}
      </Compared>
    </Panel>
  );
}
