import { FileMinus } from 'lucide-react';
import { uploadFile } from '../../../../api/office/media.api.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import type { PartProps } from '../../../../parts/edit-form/field-spec.ts';
import { FileField } from '../../../../parts/media/FileField.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import { paperName } from './paper-name.ts';
import { text } from './rates.text.ts';

/** The paper that a rate comes from: uploaded here, or taken away again. */
export function PaperField({ value, onChange, error }: PartProps) {
  const call = useCall();
  const url = typeof value === 'string' ? value : undefined;
  return (
    <div>
      {url === undefined ? null : (
        <p>
          {text.paper}: <Link to={url}>{paperName(url)}</Link>{' '}
          <Button small look="quiet" icon={FileMinus} onClick={() => onChange(null)}>
            {text.removePaper}
          </Button>
        </p>
      )}
      {url === undefined ? (
        <FileField
          label={text.paper}
          value={undefined}
          error={error}
          onChange={(file) => onChange(file?.url ?? null)}
          upload={async (sent) => (await call(uploadFile, sent, { manner: 'silent' })).data}
        />
      ) : null}
    </div>
  );
}
