import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { AreaField } from '../../../kit/field/AreaField.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words } from '../../../kit/words.text.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { beginNews, readFirstSteps } from './first-steps.api.ts';
import styles from './first-steps.module.css';
import { answers, text } from './first-steps.text.ts';

interface Fields {
  title: string;
  body: string;
}

const filled = (value: string): true | string => value.trim() !== '' || text.news.missing;

/** The first news: a title and some paragraphs, published at once. */
export function FirstNews() {
  const call = useCall();
  const forget = useInvalidate();
  const [refusal, setRefusal] = useState('');
  const form = useForm<Fields>({ defaultValues: { title: text.news.example, body: '' } });
  const { errors, isSubmitting } = form.formState;

  async function send(fields: Fields) {
    setRefusal('');
    try {
      await call(beginNews, fields, { manner: 'silent' });
      notify({ kind: 'success', text: answers.newsMade });
      forget(readFirstSteps);
    } catch (error) {
      const { fields: faults, text: why } = failureOf(error);
      for (const name of ['body', 'title'] as const) {
        if (faults[name]) form.setError(name, { message: faults[name] }, { shouldFocus: true });
      }
      if (!faults.title && !faults.body) setRefusal(why || words.cannotConnect);
    }
  }

  return (
    <form className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
      {refusal ? (
        <Alert kind="no" title={text.refused} alert>
          {refusal}
        </Alert>
      ) : null}
      <TextField
        label={text.news.title}
        error={errors.title?.message}
        maxLength={200}
        {...form.register('title', { validate: filled })}
      />
      <AreaField
        label={text.news.body}
        hint={text.news.bodyHint}
        error={errors.body?.message}
        maxLength={5000}
        {...form.register('body', { validate: filled })}
      />
      <Button type="submit" busy={isSubmitting} busyText={text.news.publishing}>
        {text.news.publish}
      </Button>
    </form>
  );
}
