import { Check as CheckMark, Clock, Download, Info, Minus, X } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Buttons } from '../../../kit/button/Buttons.tsx';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { Chips } from '../../../kit/chips/Chips.tsx';
import { DateRange } from '../../../kit/date-range/DateRange.tsx';
import type { Range } from '../../../kit/date-range/range.ts';
import { DigitsField } from '../../../kit/field/DigitsField.tsx';
import { PasswordField } from '../../../kit/field/PasswordField.tsx';
import { SelectField } from '../../../kit/field/SelectField.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { MoreLink } from '../../../kit/link/MoreLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import styles from './colors.module.css';
import { text } from './colors.text.ts';

function ButtonSamples() {
  const words = text.buttons;
  return (
    <section>
      <h2>{text.sections.buttons}</h2>
      <Panel className={styles.stack}>
        <Buttons>
          <Button look="primary">{words.primary}</Button>
          <Button look="primary" busy busyText={words.busy}>
            {words.primary}
          </Button>
          <Button look="primary" disabled>
            {words.off}
          </Button>
        </Buttons>
        <Buttons>
          <Button>{words.second}</Button>
          <Button small icon={Download}>
            {words.small}
          </Button>
          <Button look="quiet">{words.quiet}</Button>
          <Button look="danger">{words.danger}</Button>
          <ButtonLink to="/home">{words.link}</ButtonLink>
        </Buttons>
        <Buttons>
          <BackLink to="/home">{words.back}</BackLink>
          <MoreLink to="/home">{words.more}</MoreLink>
        </Buttons>
      </Panel>
    </section>
  );
}

function FieldSamples() {
  const words = text.fields;
  return (
    <section>
      <h2>{text.sections.fields}</h2>
      <Panel className={`${styles.spec} ${styles.two}`}>
        <DigitsField
          label={words.plain}
          hint={words.plainHint}
          defaultValue="000123"
          maxLength={6}
        />
        <TextField label={words.wrong} error={words.wrongError} defaultValue="14/02/1978" />
        <TextField label={words.off} hint={words.offHint} value={words.offValue} disabled />
        <PasswordField label={words.password} autoComplete="off" />
        <SelectField label={words.select}>
          {words.loanTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <TextField label={words.amount} unit={text.baht} alignEnd defaultValue="300,000.00" />
        <div>
          <Checkbox defaultChecked>{words.remember}</Checkbox>
          <Checkbox>{words.news}</Checkbox>
        </div>
        <div>
          <Checkbox type="radio" name="way" defaultChecked>
            {words.way1}
          </Checkbox>
          <Checkbox type="radio" name="way">
            {words.way2}
          </Checkbox>
        </div>
      </Panel>
    </section>
  );
}

function ChoiceSamples() {
  const [chosen, setChosen] = useState<string>('season');
  const [range, setRange] = useState<Range>({ from: '2025-09-01', to: '2025-11-27' });
  const { label, month, season, year } = text.chips;
  const choices = Object.entries({ month, season, year }).map(([key, name]) => ({ key, name }));
  const badges = text.badges;
  return (
    <section>
      <h2>{text.sections.choices}</h2>
      <Panel className={styles.stack}>
        <Buttons>
          <Badge icon={Clock}>{badges.plain}</Badge>
          <Badge kind="ok" icon={CheckMark}>
            {badges.ok}
          </Badge>
          <Badge kind="wait" icon={Minus}>
            {badges.wait}
          </Badge>
          <Badge kind="no" icon={X}>
            {badges.no}
          </Badge>
          <Badge kind="blue" icon={Info}>
            {badges.blue}
          </Badge>
          <Badge kind="gold">{badges.gold}</Badge>
        </Buttons>
        <Chips label={label} choices={choices} chosen={chosen} onChoose={setChosen} />
        <DateRange {...range} first="2015-01-01" last="2025-12-31" onChange={setRange} />
      </Panel>
    </section>
  );
}

/** What is pressed, filled in and chosen. */
export function Controls() {
  return (
    <>
      <ButtonSamples />
      <FieldSamples />
      <ChoiceSamples />
    </>
  );
}
