import { Pencil } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { officeRoomNames } from '../../../api/office/office-rooms.text.ts';
import { categoryNames } from '../../../core/complaint/case.text.ts';
import { categories } from '../../../core/complaint/case.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { EditForm } from '../../../parts/edit-form/EditForm.tsx';
import type { FormValues } from '../../../parts/edit-form/field-spec.ts';
import { HistoryPanel } from '../../../parts/history/HistoryPanel.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useStoreAnswer } from '../../../shell/query/use-store-answer.ts';
import { fieldOf, fieldsOf, rowsOf, typedDays, valuesOf } from './target-fields.ts';
import { readComplaintTargets, saveComplaintTargets } from './targets.api.ts';
import styles from './targets.module.css';
import { text } from './targets.text.ts';

type Data = DataOf<typeof readComplaintTargets>;

/** Whether the form is open stands in the address, so that leaving it can ask. */
function useEditing() {
  const [search, setSearch] = useSearchParams();
  return {
    isEditing: search.has('edit'),
    open: () => setSearch({ edit: '1' }, { preventScrollReset: true }),
    close: () => setSearch({}, { preventScrollReset: true }),
  };
}

/** `/office/complaint_targets`: in how many days complaints of a category are answered (D-21). */
export function ComplaintTargetsPage() {
  const query = useApiQuery(readComplaintTargets, {});
  return (
    <QueryPage
      query={query}
      title={officeRoomNames.complaintTargets}
      sub={text.sub}
      className={styles.page}
      loading={text.loading}
      skeleton={<RowsSkeleton rows={6} />}
      failed={text.failed}
      failedHint={text.failedHint}
      staffHome="/office"
    >
      {(data) => <Content data={data} />}
    </QueryPage>
  );
}

function Content({ data }: { readonly data: Data }) {
  const { isEditing } = useEditing();
  return (
    <>
      {isEditing ? <Form data={data} /> : <Promised data={data} />}
      <HistoryPanel
        entries={data.history.map(({ id, at, staff_name, category, before, after }) => ({
          ...{ id, at, who: staff_name, name: categoryNames[category] },
          fields: [{ ...fieldOf(category, data.default_days), label: text.promise }],
          before: { [category]: typedDays(before) },
          after: { [category]: typedDays(after) },
        }))}
      />
    </>
  );
}

function Promised({ data }: { readonly data: Data }) {
  const { open } = useEditing();
  const own = new Map(data.rows.map(({ category, target_days }) => [category, target_days]));
  return (
    <Panel
      title={text.promise}
      end={
        <Button icon={Pencil} onClick={open}>
          {text.edit}
        </Button>
      }
    >
      <Facts>
        {categories.map((category) => (
          <Fact key={category} label={categoryNames[category]}>
            <span className={styles.days}>
              {own.has(category) ? null : <Badge>{text.byDefault}</Badge>}
              {text.days(formatNumber(own.get(category) ?? data.default_days, 0))}
            </span>
          </Fact>
        ))}
      </Facts>
      <p className={styles.hint}>
        {text.kept} {text.whereDefault}
      </p>
    </Panel>
  );
}

function Form({ data }: { readonly data: Data }) {
  const call = useCall();
  const keep = useStoreAnswer(readComplaintTargets);
  const { close } = useEditing();
  const values = valuesOf(data.rows);

  async function save(typed: FormValues) {
    const input = { version: data.version, rows: rowsOf(typed) };
    keep((await call(saveComplaintTargets, input, { manner: 'silent' })).data);
    notify({ kind: 'success', text: text.saved });
  }
  return (
    <EditForm
      title={text.edit}
      fields={fieldsOf(data.default_days)}
      initial={values}
      stored={values}
      prefix="rows."
      onSave={save}
      onReload={async () => keep((await call(readComplaintTargets, {}, { manner: 'silent' })).data)}
      onClose={close}
      preview={() => <p className={styles.hint}>{text.kept}</p>}
    />
  );
}
