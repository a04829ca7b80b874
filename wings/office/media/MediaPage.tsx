import { FolderOpen, Search, SearchX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { officeRoomNames } from '../../../api/office/office-rooms.text.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Pagination } from '../../../kit/pagination/Pagination.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { uploadShows } from './limits.ts';
import { readAddress, type Show, type UploadsInput, writeAddress } from './media.address.ts';
import styles from './media.module.css';
import { UploadRows } from './UploadRows.tsx';
import type { Upload } from './upload.ts';
import { readUploads } from './uploads.api.ts';
import { uploadsText as text } from './uploads.text.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/** `/office/media`: what staff have uploaded, where it is used, and its withdrawal (D-40). */
export function MediaPage() {
  const [params] = useSearchParams();
  const input = readAddress(params);
  const show = input.show ?? 'all';
  const query = useApiQuery(readUploads, input);
  const [chosen, setChosen] = useState<Upload>();
  return (
    <>
      <PageHeading title={officeRoomNames.media} sub={text.sub} />
      <div className={styles.list}>
        <TabLinks
          label={text.shows.label}
          current={show}
          tabs={uploadShows.map((key) => ({
            key,
            name: text.shows[key],
            to: writeAddress({ ...showOf(key), ...(input.q && { q: input.q }) }),
          }))}
        />
        <UploadSearch key={input.q ?? ''} input={input} />
        <QueryContent
          query={query}
          loading={text.loading}
          skeleton={<RowsSkeleton columns={5} />}
          failed={text.failed}
          failedHint={text.failedHint}
          staffHome="/office"
          empty={({ items }) =>
            items.length === 0 ? <Nothing show={show} searched={Boolean(input.q)} /> : undefined
          }
        >
          {({ items, page, per_page, total }) => (
            <>
              <UploadRows items={items} onWithdraw={setChosen} />
              <Pagination
                page={page}
                perPage={per_page}
                total={total}
                href={(to) => writeAddress({ ...input, page: String(to) })}
              />
            </>
          )}
        </QueryContent>
      </div>
      <WithdrawDialog upload={chosen} input={input} onClose={() => setChosen(undefined)} />
    </>
  );
}

const showOf = (show: Show): UploadsInput => (show === 'all' ? {} : { show });

function UploadSearch({ input }: { readonly input: UploadsInput }) {
  const navigate = useNavigate();
  const show = showOf(input.show ?? 'all');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(writeAddress({ ...show, ...(q && { q }) }));
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <TextField
          label={text.search.label}
          type="search"
          name="q"
          maxLength={300}
          defaultValue={input.q}
        />
        <Button type="submit" icon={Search}>
          {text.search.submit}
        </Button>
      </form>
      {input.q ? (
        <Link className={styles.clear} to={writeAddress(show)}>
          {text.search.clear}
        </Link>
      ) : null}
    </search>
  );
}

function Nothing({ show, searched }: { readonly show: Show; readonly searched: boolean }) {
  const { empty } = text;
  if (searched) {
    return (
      <EmptyPanel icon={SearchX} title={empty.found}>
        {empty.foundHint}
      </EmptyPanel>
    );
  }
  return (
    <EmptyPanel icon={FolderOpen} title={empty[show]}>
      {empty[`${show}Hint`]}
    </EmptyPanel>
  );
}
