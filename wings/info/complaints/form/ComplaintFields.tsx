import { paths } from '../../../../api/paths.ts';
import { categories } from '../../../../core/complaint/case.ts';
import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { SelectField } from '../../../../kit/field/SelectField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { SentenceLink } from '../../../../kit/link/SentenceLink.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { readTargets } from '../complaints.api.ts';
import styles from '../complaints.module.css';
import { choiceOf } from './category-choice.ts';
import { formText as text } from './form.text.ts';

interface FileFieldsProps {
  /** What is wrong, by field. */
  readonly faults: Readonly<Record<string, string>>;
  /** What was typed before the server sent the form back. */
  readonly values: Readonly<Record<string, string>>;
}

/** The fields; the contact details go while the reporter stays unnamed, with or without script. */
export function FileFields({ faults, values }: FileFieldsProps) {
  const { data: targets } = useApiQuery(readTargets, {});
  const field = (name: string) => ({ name, error: faults[name], defaultValue: values[name] ?? '' });
  return (
    <>
      <div>
        <TextField label={text.topic} hint={text.topicHint} maxLength={500} {...field('topic')} />
        <SelectField label={text.category} {...field('category')}>
          <option value="">{text.choose}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {choiceOf(category, targets)}
            </option>
          ))}
        </SelectField>
        <AreaField label={text.detail} hint={text.detailHint} rows={8} {...field('detail')} />
      </div>
      <Checkbox name="anonymous" value="yes" defaultChecked={values.anonymous !== undefined}>
        {text.anonymous}
      </Checkbox>
      <fieldset className={styles.contact}>
        <legend>{text.contact}</legend>
        <p>{text.contactHint}</p>
        <div>
          <TextField
            label={text.name}
            autoComplete="name"
            maxLength={200}
            {...field('contact_name')}
          />
          <TextField
            label={text.phone}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            {...field('phone')}
          />
          <TextField
            label={text.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            {...field('email')}
          />
          <TextField
            label={text.memberNo}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            {...field('membership_no')}
          />
        </div>
      </fieldset>
      <Checkbox
        name="allow_publish"
        value="yes"
        defaultChecked={values.allow_publish !== undefined}
      >
        {text.allowPublish}
      </Checkbox>
      <p className={styles.notice}>
        {text.notice} <SentenceLink to={paths.policy}>{text.policy}</SentenceLink>
      </p>
    </>
  );
}
