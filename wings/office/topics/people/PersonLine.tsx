import { Eye, EyeOff, History, Pencil, Trash2, UserRound } from 'lucide-react';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Moment } from '../../../../kit/date/Moment.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { sourcesOf } from '../../../../kit/image/picture-sources.ts';
import styles from './people.module.css';
import { text } from './people.text.ts';
import type { PersonRow } from './use-people.ts';

interface PersonLineProps {
  readonly person: PersonRow;
  readonly onEdit: () => void;
  readonly onToggle: (action: 'HIDE' | 'SHOW') => void;
  readonly onRemove: () => void;
}

/** A person with portrait and position, and what can be done. */
export function PersonLine({ person, ...actions }: PersonLineProps) {
  const { name, position, place, term, portrait_url, state } = person;
  return (
    <div className={styles.person}>
      <div className={styles.face}>
        {portrait_url ? (
          <img {...sourcesOf(portrait_url, '4rem', 4 / 5)} alt="" loading="lazy" />
        ) : (
          <Icon of={UserRound} />
        )}
      </div>
      <div>
        <p>
          <b>{name}</b> {state === 'PUBLIC' ? null : <Badge>{text.states[state]}</Badge>}{' '}
          {person.has_unpublished ? <Badge kind="wait">{text.unpublished}</Badge> : null}
        </p>
        {[position, place, term].map((line, at) =>
          line === '' ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: three lines, each in its place
            <p key={at} className={at === 0 ? undefined : styles.line}>
              {line}
            </p>
          ),
        )}
        {person.changed_at === null ? null : (
          <p className={styles.line}>
            <Moment label={text.changedAt} at={person.changed_at} />
            {person.changed_by ? text.changed(person.changed_by) : null}
          </p>
        )}
      </div>
      <Actions person={person} {...actions} />
    </div>
  );
}

function Actions({ person, onEdit, onToggle, onRemove }: PersonLineProps) {
  const { id, name, state } = person;
  const isHidden = state === 'HIDDEN';
  return (
    <div className={styles.actions}>
      <Button small icon={Pencil} aria-label={text.editOf(name)} onClick={onEdit}>
        {text.edit}
      </Button>
      {state === 'DRAFT' ? null : (
        <Button
          small
          look="quiet"
          icon={isHidden ? Eye : EyeOff}
          aria-label={isHidden ? text.showOf(name) : text.hideOf(name)}
          onClick={() => onToggle(isHidden ? 'SHOW' : 'HIDE')}
        >
          {isHidden ? text.show : text.hide}
        </Button>
      )}
      <ButtonLink
        small
        look="quiet"
        icon={History}
        to={`${officeRooms.topics.path}/${id}/versions`}
        aria-label={text.versionsOf(name)}
      >
        {text.versions}
      </ButtonLink>
      <Button
        small
        look="quietDanger"
        icon={Trash2}
        aria-label={text.removeOf(name)}
        onClick={onRemove}
      >
        {text.remove}
      </Button>
    </div>
  );
}
