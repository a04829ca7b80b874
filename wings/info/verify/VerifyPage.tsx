import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Top } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { useFeed } from '../../../shell/query/use-query-state.ts';
import { usePageTitle } from '../../../shell/site/page-title.ts';
import { VerifyForm } from './VerifyForm.tsx';
import { VerifyResult } from './VerifyResult.tsx';
import { askedCode } from './verify.address.ts';
import { readPaper } from './verify.api.ts';
import styles from './verify.module.css';
import { text } from './verify.text.ts';

/** `/verify` and `/verify/{code}`: whether the cooperative issued a paper, and what it states. */
export function VerifyPage() {
  const { code: inPath } = useParams();
  const [query] = useSearchParams();
  const code = askedCode(inPath, query);
  const [first] = useState(code);
  const feed = useFeed(readPaper, code === undefined ? undefined : { code });
  usePageTitle(text.title);
  return (
    <Wrap className={styles.page}>
      <Top title={text.title} />
      <VerifyResult feed={feed} arrived={code !== first} />
      <VerifyForm key={code} code={code} />
    </Wrap>
  );
}
