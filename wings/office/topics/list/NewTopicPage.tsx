import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { officePaths } from '../../../../api/office/office-paths.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { SelectField } from '../../../../kit/field/SelectField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { BackLink } from '../../../../kit/link/BackLink.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import { words } from '../../../../kit/words.text.ts';
import { PageHeading } from '../../../../shell/frame/PageHeading.tsx';
import { QueryContent } from '../../../../shell/page/QueryContent.tsx';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { newTopic } from '../new-topic.ts';
import { contentLimits } from '../shapes.ts';
import { beginTopic, readTopics } from '../topics.api.ts';
import { listText, newText as text, topicText } from '../topics.text.ts';
import styles from './list.module.css';

const skeleton = (
  <Panel>
    <SkeletonLines count={4} />
  </Panel>
);

/** `/office/topics/new`: a heading and a category; the rest is written in the editor. */
export function NewTopicPage() {
  const query = useApiQuery(readTopics, {});
  return (
    <>
      <PageHeading
        back={<BackLink to={officeRooms.topics.path}>{topicText.all}</BackLink>}
        title={text.title}
        sub={text.sub}
      />
      <div className={styles.page}>
        <QueryContent
          query={query}
          loading={listText.loading}
          skeleton={skeleton}
          failed={listText.failed}
          failedHint={topicText.failedHint}
          staffHome="/office"
        >
          {({ categories }) => <Form categories={categories} />}
        </QueryContent>
      </div>
    </>
  );
}

interface FormProps {
  readonly categories: readonly { readonly key: string; readonly name: string }[];
}

function Form({ categories }: FormProps) {
  const call = useCall();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [category, setCategory] = useState('');
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();

  async function begin(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...(title.trim() === '' && { title: text.noName }),
      ...(category === '' && { category: text.noCategory }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const { data } = await call(beginTopic, { title, category }, { manner: 'silent' });
      await navigate(officePaths.topic(data.id), { replace: true, state: newTopic });
    } catch (error) {
      const { fields, text: why } = failureOf(error);
      setFaults(fields);
      setRefusal(why || words.cannotConnect);
      setBusy(false);
    }
  }
  return (
    <Panel label={text.title}>
      <form className={styles.form} noValidate onSubmit={(event) => void begin(event)}>
        {refusal === undefined ? null : (
          <Alert kind="no" title={text.refused} alert>
            {refusal}
          </Alert>
        )}
        <TextField
          label={text.name}
          error={faults.title}
          maxLength={contentLimits.title}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <SelectField
          label={text.category}
          error={faults.category}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        >
          <option value="">{text.choose}</option>
          {categories.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button look="primary" type="submit" busy={busy}>
          {text.begin}
        </Button>
      </form>
    </Panel>
  );
}
