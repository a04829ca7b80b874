import { readPictures, uploadPicture } from '../../../../api/office/media.api.ts';
import { pictureFrames } from '../../../../core/picture-frames.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { SelectField } from '../../../../kit/field/SelectField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import type { Crop } from '../../../../parts/crop/crop-shape.ts';
import { useUnsavedForms } from '../../../../parts/edit-form/unsaved-forms.ts';
import { PictureField } from '../../../../parts/media/PictureField.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import { positionCodes } from '../dto/codes.ts';
import type { CandidateData, ElectionData, PartProps } from '../election.types.ts';
import styles from '../elections.module.css';
import { text } from '../elections.text.ts';
import { PartForm } from '../parts/PartForm.tsx';
import { sealOf } from '../parts/seal.ts';
import { type Draft, useDraft } from '../parts/use-draft.ts';
import { saveCandidate } from './edit.api.ts';
import { usePictureSize } from './use-picture-size.ts';

const words = text.candidates;
type Position = CandidateData['position'];

/** As it is typed. */
interface Typed {
  readonly position: Position;
  readonly number: string;
  readonly name: string;
  readonly zone: string;
  readonly unit: string;
  readonly photo: string | null;
  readonly bio: string;
  readonly video: string;
}

/** Numbers begin anew with each position. */
const nextNumber = ({ candidates }: ElectionData, code: Position): string =>
  String(
    Math.max(0, ...candidates.filter((one) => one.position === code).map((one) => one.number)) + 1,
  );

function typedOf(election: ElectionData, candidate: CandidateData | undefined): Typed {
  if (candidate) {
    const { number, zone, video_url: video, ...rest } = candidate;
    return {
      ...{ ...rest, number: String(number), zone: zone === null ? '' : String(zone) },
      video: video ?? '',
    };
  }
  const position = election.positions[0]?.code ?? 'CHAIR';
  return {
    ...{ position, number: nextNumber(election, position), name: '', zone: '', unit: '' },
    ...{ photo: null, bio: '', video: '' },
  };
}

const inputOf = ({ number, zone, video, ...rest }: Typed) => ({
  ...rest,
  number: Number(number),
  zone: zone === '' ? null : Number(zone),
  video_url: video.trim() === '' ? null : video.trim(),
});

interface CandidateFormProps extends PartProps {
  /** Left out: a new one. */
  readonly candidate: CandidateData | undefined;
  readonly onClose: () => void;
}

/** One candidate: number, name, zone, unit, picture, speech and video. */
export function CandidateForm(props: CandidateFormProps) {
  const { election, candidate, onClose, onSaved } = props;
  const call = useCall();
  const { askBefore } = useUnsavedForms();
  const { year } = election.head;
  const was = candidate ? { position: candidate.position, number: candidate.number } : null;
  const stored = {
    value: typedOf(election, candidate),
    version: election.versions.candidates.version,
  };
  const draft = useDraft(stored, onSaved);
  const send = async (value: typeof stored.value, version: number) => {
    const input = { year, version, was, candidate: inputOf(value) };
    return (await call(saveCandidate, input, { manner: 'silent' })).data.version;
  };
  return (
    <PartForm
      {...props}
      part="candidates"
      title={candidate ? words.editTitle(candidate.name) : words.addTitle}
      draft={draft}
      send={send}
      more={<Button onClick={() => askBefore(onClose)}>{words.cancel}</Button>}
      onDone={onClose}
    >
      {sealOf(election) === undefined ? null : <Muted>{words.sealed}</Muted>}
      <fieldset className={styles.group} disabled={sealOf(election) !== undefined}>
        <Place draft={draft} election={election} isNew={candidate === undefined} />
      </fieldset>
      <Person draft={draft} />
    </PartForm>
  );
}

interface PieceProps {
  readonly draft: Draft<Typed>;
}

interface PlaceProps extends PieceProps {
  readonly election: ElectionData;
  readonly isNew: boolean;
}

function Place({ draft: { value, change, faults }, election, isNew }: PlaceProps) {
  return (
    <div className={styles.fields}>
      <SelectField
        label={words.position}
        error={faults['candidate.position']}
        value={value.position}
        onChange={({ target }) => {
          const code = positionCodes.find((one) => one === target.value) ?? value.position;
          const number = isNew ? nextNumber(election, code) : value.number;
          change({ ...value, position: code, number });
        }}
      >
        {election.positions.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.number}
        hint={words.numberHint}
        error={faults['candidate.number']}
        inputMode="numeric"
        value={value.number}
        onChange={({ target }) => change({ ...value, number: target.value })}
      />
      <TextField
        label={words.name}
        error={faults['candidate.name']}
        value={value.name}
        onChange={({ target }) => change({ ...value, name: target.value })}
      />
      <SelectField
        label={words.zone}
        error={faults['candidate.zone']}
        value={value.zone}
        onChange={({ target }) => change({ ...value, zone: target.value })}
      >
        <option value="">{words.everyZone}</option>
        {election.zones.map(({ zone_no, name }) => (
          <option key={zone_no} value={zone_no}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.unit}
        error={faults['candidate.unit']}
        value={value.unit}
        onChange={({ target }) => change({ ...value, unit: target.value })}
      />
    </div>
  );
}

/** As the public's card shows it. */
const portraitCrop: Crop = { made: 'photo', aspect: pictureFrames.portrait, needs: 192 };

function Person({ draft: { value, change, faults } }: PieceProps) {
  const call = useCall();
  const size = usePictureSize(value.photo);
  return (
    <>
      <PictureField
        label={words.photo}
        crop={portraitCrop}
        fixedAlt={value.name}
        value={value.photo === null ? undefined : { url: value.photo, ...size, alt: value.name }}
        error={faults['candidate.photo']}
        upload={async ({ file }) =>
          (await call(uploadPicture, { file }, { manner: 'silent' })).data
        }
        library={async (page) =>
          (await call(readPictures, { page: String(page) }, { manner: 'silent' })).data
        }
        onChange={(picture) => change({ ...value, photo: picture?.url ?? null })}
      />
      <TextField
        label={words.video}
        hint={text.zones.mapHint}
        error={faults['candidate.video_url']}
        inputMode="url"
        value={value.video}
        onChange={({ target }) => change({ ...value, video: target.value })}
      />
      <AreaField
        label={words.bio}
        error={faults['candidate.bio']}
        rows={5}
        value={value.bio}
        onChange={({ target }) => change({ ...value, bio: target.value })}
      />
    </>
  );
}
