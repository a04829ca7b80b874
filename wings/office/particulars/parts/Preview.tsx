import type { FieldValues } from 'react-hook-form';
import type { ParticularGroup } from '../../../../api/office/particulars.ts';
import { Emblem } from '../../../../shell/emblem/Emblem.tsx';
import { tied } from '../../../../shell/frame/names.ts';
import { useSite } from '../../../../shell/site/site.ts';
import { fieldWords } from '../fields.text.ts';
import styles from '../particulars.module.css';
import { text } from '../particulars.text.ts';

interface PreviewProps {
  readonly group: ParticularGroup;
  /** As they stand in the form. */
  readonly values: FieldValues;
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How the page will look with what is typed; nothing for groups that no page shows at once. */
export function Preview({ group, values }: PreviewProps) {
  const { logo } = useSite();
  if (group !== 'names' && group !== 'contact' && group !== 'colours') return null;
  return (
    <section aria-label={text.preview.title} className={styles.preview}>
      <p className={styles.muted}>{text.preview.title}</p>
      {group === 'names' ? <Names values={values} logo={logo} /> : null}
      {group === 'contact' ? <Foot values={values} /> : null}
      {group === 'colours' ? <Colours of={Object(values.colours)} /> : null}
    </section>
  );
}

export function Names(props: { readonly values: FieldValues; readonly logo: string | undefined }) {
  return (
    <div className={styles.masthead}>
      <Emblem src={props.logo} className={styles.emblem} />
      <span>
        <b>{tied(words(props.values.coopNameTH))}</b>
        <span lang="en">{words(props.values.coopNameEN)}</span>
      </span>
    </div>
  );
}

function Foot({ values }: Pick<PreviewProps, 'values'>) {
  const { coop_address, phone, fax, email, office_hours } = values;
  const reached = [
    [fieldWords.phone.label, phone],
    [fieldWords.fax.label, fax],
    [fieldWords.email.label, email],
  ].filter(([, value]) => words(value) !== '');
  return (
    <div className={styles.foot}>
      <p>{words(coop_address)}</p>
      <p>{reached.map(([label, value]) => `${label} ${value}`).join(' · ')}</p>
      <p>{words(office_hours)}</p>
    </div>
  );
}

/** A drawing: attributes of it may bear any colour, where the page's policy knows no style. */
function Colours({ of }: { readonly of: Readonly<Record<string, unknown>> }) {
  const colour = (name: string) => (/^#[0-9a-f]{6}$/i.test(words(of[name])) ? words(of[name]) : '');
  return (
    <svg
      viewBox="0 0 320 120"
      className={styles.colours}
      role="img"
      aria-label={text.preview.title}
    >
      <rect width="320" height="120" fill="#ffffff" />
      <rect width="320" height="28" fill={colour('primary')} />
      <text x="12" y="19" fill="#ffffff">
        {fieldWords['colours.primary'].label}
      </text>
      <rect x="12" y="40" width="110" height="30" rx="6" fill={colour('primary')} />
      <text x="34" y="60" fill="#ffffff">
        {text.preview.button}
      </text>
      <text x="140" y="60" fill={colour('secondary')}>
        {fieldWords['colours.secondary'].label}
      </text>
      {(['success', 'warning', 'danger'] as const).map((name, at) => (
        <text key={name} x={12 + at * 104} y="100" fill={colour(name)}>
          {fieldWords[`colours.${name}`].label}
        </text>
      ))}
    </svg>
  );
}
