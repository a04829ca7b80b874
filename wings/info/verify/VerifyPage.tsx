import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { usePageTitle } from '../../../shell/site/page-title.ts';
import { VerifyForm } from './VerifyForm.tsx';
import { VerifyResult } from './VerifyResult.tsx';
import { requestedCode } from './verify.address.ts';
import { readPaper } from './verify.api.ts';
import styles from './verify.module.css';
import { text } from './verify.text.ts';

/** `/verify` and `/verify/{code}`: whether the cooperative issued a paper, and what it states. */
export function VerifyPage() {
  const { code: inPath } = useParams();
  const [params] = useSearchParams();
  const code = requestedCode(inPath, params);
  const [first] = useState(code);
  const query = useApiQuery(readPaper, code === undefined ? undefined : { code });
  usePageTitle(text.title);
  return (
    <Wrap className={styles.page}>
      <PageHeading title={text.title} />
      <VerifyResult query={query} arrived={code !== first} />
      <VerifyForm key={code} code={code} />
    </Wrap>
  );
}
