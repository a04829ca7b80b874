import { Crop as CropSign } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { dataUrlOf } from '../../../../kit/file/data-url.ts';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { words } from '../../../../kit/words.text.ts';
import { cropText } from '../../../../parts/crop/crop.text.ts';
import type { Crop } from '../../../../parts/crop/crop-shape.ts';
import { UnsavedGuard } from '../../../../parts/edit-form/UnsavedGuard.tsx';
import { FilePick } from '../../../../parts/file-pick/FilePick.tsx';
import { Emblem } from '../../../../shell/emblem/Emblem.tsx';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { type readParticulars, saveLogo } from '../particulars.api.ts';
import styles from '../particulars.module.css';
import { text } from '../particulars.text.ts';
import { Origins } from './Origins.tsx';
import { Names } from './Preview.tsx';

const CropDialog = lazy(async () => ({
  default: (await import('../../../../parts/crop/CropDialog.tsx')).CropDialog,
}));

/** A square is what most places have; one side at most twice the other, as the server takes it. */
const crop: Crop = { made: 'mark', aspect: 1, free: { least: 0.5, most: 2 }, needs: 128 };

type Data = DataOf<typeof readParticulars>;

interface LogoFormProps {
  readonly data: Data;
  readonly refresh: () => Promise<Data>;
}

/** Address of a file of this browser while it is chosen. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (file === undefined) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** The cooperative's mark: chosen, looked at where it will stand, then saved. */
export function LogoForm({ data, refresh }: LogoFormProps) {
  const call = useCall();
  const [file, setFile] = useState<File>();
  /** What is being cut. */
  const [source, setSource] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const chosen = useObjectUrl(file);
  const shown = chosen ?? data.logo.url ?? undefined;

  async function send(picture: string | null) {
    setBusy(true);
    setError(undefined);
    try {
      const input = { version: data.logo.version, file: picture };
      await call(saveLogo, input, { manner: 'silent' });
      await refresh();
      setFile(undefined);
      notify({ kind: 'success', text: text.saved });
    } catch (failed) {
      const failure = failureOf(failed);
      setError(failure.fields.file ?? (failure.text || words.cannotConnect));
      if (failure.code === 'conflict') await refresh().catch(() => {});
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.form}>
      <p>{file ? text.mark.chosen : shown ? text.mark.now : text.mark.none}</p>
      <Places src={shown} names={data.current} />
      <FilePick
        accept="image/png,image/jpeg,image/webp"
        kinds={text.mark.kinds}
        label={text.mark.choose}
        chosen={file}
        error={error}
        onPick={(picked) => {
          setError(undefined);
          setFile(picked);
          setSource(picked);
        }}
      />
      {file ? (
        <div>
          <Button small icon={CropSign} onClick={() => setSource(file)}>
            {text.mark.cut}
          </Button>
        </div>
      ) : null}
      {file ? (
        <Buttons>
          <Button
            look="primary"
            busy={busy}
            busyText={text.mark.uploading}
            onClick={async () => send(await dataUrlOf(file))}
          >
            {text.mark.save}
          </Button>
          <Button onClick={() => setFile(undefined)}>{text.mark.cancel}</Button>
        </Buttons>
      ) : null}
      <Suspense fallback={null}>
        {source === undefined ? null : (
          <CropDialog
            crop={crop}
            source={source}
            onCut={async (part) => {
              setFile(new File([part], source.name, { type: part.type }));
              setSource(undefined);
            }}
            onWhole={() => setSource(undefined)}
            onBroken={() => {
              setSource(undefined);
              setFile(undefined);
              setError(cropText.broken);
            }}
            onClose={() => setSource(undefined)}
          />
        )}
      </Suspense>
      <Origins keys={['logo'] as const} data={data} onFile={() => void send(null)} />
      <UnsavedGuard isUnsaved={() => file !== undefined} />
    </div>
  );
}

interface PlacesProps {
  readonly src: string | undefined;
  readonly names: Data['current'];
}

/** The mark on the bar of the site, on a paper and on a browser's tab. */
function Places({ src, names }: PlacesProps) {
  return (
    <ul className={styles.places}>
      <li>
        <span className={styles.muted}>{text.preview.bar}</span>
        <Names values={names} logo={src} />
      </li>
      <li>
        <span className={styles.muted}>{text.preview.paper}</span>
        <div className={styles.paper}>
          <Emblem src={src} className={styles.emblem} />
          <b>{names.coopNameTH}</b>
          <span>{names.coop_address}</span>
        </div>
      </li>
      <li>
        <span className={styles.muted}>{text.preview.tab}</span>
        <div className={styles.tab}>
          <Emblem src={src} className={styles.icon} />
          <span>{names.coopNameTH}</span>
        </div>
      </li>
    </ul>
  );
}
