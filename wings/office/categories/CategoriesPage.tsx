import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { CategoryList } from './CategoryList.tsx';
import { readCategories } from './categories.api.ts';
import styles from './categories.module.css';
import { text } from './categories.text.ts';

/** `/office/categories`: what hangs together on the site, in which order (D-17). */
export function CategoriesPage() {
  const query = useApiQuery(readCategories, {});
  return (
    <QueryPage
      query={query}
      title={text.title}
      sub={text.sub}
      className={styles.page}
      loading={text.loading}
      skeleton={<RowsSkeleton columns={3} />}
      failed={text.failed}
      failedHint={text.failedHint}
      staffHome="/office"
    >
      {(data) => <CategoryList data={data} />}
    </QueryPage>
  );
}
