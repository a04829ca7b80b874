import { Check, Dot, X } from 'lucide-react';
import type { Person } from '../../core/password/person.ts';
import {
  type IsCommon,
  type RuleName,
  type RuleState,
  ruleStates,
} from '../../core/password/rule.ts';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { LiveRegion } from '../../kit/live-region/LiveRegion.tsx';
import { VisuallyHidden } from '../../kit/text/VisuallyHidden.tsx';
import { Whole } from '../../kit/text/Whole.tsx';
import styles from './password.module.css';
import {
  brokenTexts,
  contactBroken,
  contactRule,
  ruleTexts,
  stateTexts,
  text,
} from './password.text.ts';

const drawings = { met: Check, open: Dot, broken: X } as const;
const names: readonly RuleName[] = ['length', 'kinds', 'person', 'common'];

interface RuleListProps {
  readonly id: string;
  readonly password: string;
  readonly person: Person;
  readonly isCommon: IsCommon | undefined;
  /** It was sent: too short is a fault by now, no longer something to come. */
  readonly judged: boolean;
}

const tooShort = { length: 'broken' } as const;

/** The rules with what has become of each; spoken of only when the typing rests. */
export function RuleList({ id, password, person, isCommon, judged }: RuleListProps) {
  const found = ruleStates(password, person, isCommon);
  const states = judged && found.length === 'open' ? { ...found, ...tooShort } : found;
  const broken = names.find((name) => states[name] === 'broken');
  const met = names.filter((name) => states[name] === 'met').length;
  const spoken = broken
    ? `${stateTexts.broken}: ${textOf(broken, 'broken', person)}`
    : text.sum(met, names.length);
  return (
    <div className={styles.rules}>
      <p id={id}>{text.rules}</p>
      <ul aria-labelledby={id}>
        {names.map((name) => (
          <Rule key={name} state={states[name]}>
            {textOf(name, states[name], person)}
          </Rule>
        ))}
      </ul>
      <LiveRegion text={password === '' ? '' : spoken} />
    </div>
  );
}

/** A rule's words; what of one's own must not be in it differs between a member and a contact. */
function textOf(name: RuleName, state: RuleState, { agencyNo }: Person): string {
  if (name === 'person' && agencyNo !== undefined) {
    return state === 'broken' ? contactBroken : contactRule;
  }
  return state === 'broken' ? brokenTexts[name] : ruleTexts[name];
}

interface RuleProps {
  readonly state: RuleState;
  readonly children: string;
}

function Rule({ state, children }: RuleProps) {
  return (
    <li className={classes(styles.rule, styles[state])}>
      <Icon of={drawings[state]} size="s" />
      <span>
        <VisuallyHidden>{stateTexts[state]}: </VisuallyHidden>
        <Whole of={children} />
      </span>
    </li>
  );
}
