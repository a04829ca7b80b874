import { Eye, History, Save, Send } from 'lucide-react';
import { officePaths } from '../../../../api/office/office-paths.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { raiseGround } from '../../../../kit/viewport/share-height.ts';
import { topicText } from '../topics.text.ts';
import type { Action } from './action.ts';
import styles from './editor.module.css';
import { text } from './editor.text.ts';
import type { Editing, Sending } from './use-editing.ts';

interface ActionsProps {
  readonly editing: Editing;
  readonly id: string;
  readonly state: {
    readonly state: keyof typeof topicText.states;
    readonly isCurrent: boolean;
  };
  readonly busy: Action | undefined;
  readonly refusal: string | undefined;
  /** Of the preview that was made last. */
  readonly preview: string | undefined;
  readonly onAct: (action: Action) => void;
}

const isAhead = (instant: string | null): boolean =>
  instant !== null && new Date(instant) > new Date();

/** What is done with the text, and what has become of what was typed. */
export function Actions(props: ActionsProps) {
  const { editing, id, state, busy, refusal, preview, onAct } = props;
  const { content, sending } = editing;
  return (
    <>
      <div className={styles.actions} ref={raiseGround}>
        <Panel label={text.actions} className={styles.sheet}>
          <div className={styles.stand}>
            <p className={styles.marks}>
              <Badge kind={state.state === 'PUBLIC' ? 'ok' : 'wait'}>
                {topicText.states[state.state]}
              </Badge>{' '}
              {state.state === 'PUBLIC' && !state.isCurrent ? text.notCurrent : null}
            </p>
            <p className={styles.sending} role="status">
              {sendingWords(sending)}
            </p>
          </div>
          {refusal === undefined ? null : (
            <Alert kind="no" title={text.refused} alert>
              {refusal}
            </Alert>
          )}
          <div className={styles.buttons}>
            <Button
              look="primary"
              icon={Send}
              busy={busy === 'publish'}
              busyText={text.publishing}
              onClick={() => onAct('publish')}
            >
              {isAhead(content.published_at) ? text.schedule : text.publish}
            </Button>
            <Button
              icon={Save}
              busy={busy === 'save'}
              busyText={text.saving}
              onClick={() => onAct('save')}
            >
              {text.save}
            </Button>
          </div>
        </Panel>
      </div>
      <div className={styles.more}>
        <Buttons>
          <Button
            small
            icon={Eye}
            busy={busy === 'preview'}
            busyText={text.previewing}
            onClick={() => onAct('preview')}
          >
            {text.preview}
          </Button>
          <ButtonLink small look="quiet" icon={History} to={officePaths.topicVersions(id)}>
            {text.versions}
          </ButtonLink>
        </Buttons>
        {preview === undefined ? null : (
          <p>
            <a className={styles.preview} href={preview} target="_blank" rel="noopener noreferrer">
              {text.openPreview}
            </a>
          </p>
        )}
      </div>
    </>
  );
}

function sendingWords(sending: Sending): string {
  if (sending.at === 'saved') {
    return sending.when === undefined ? text.sending.saved : text.sending.savedAt(sending.when);
  }
  if (sending.at !== 'failed') return text.sending[sending.at];
  const { status, text: why } = sending.failure;
  return status >= 400 && status < 500 && why ? text.sending.refused(why) : text.sending.offline;
}
