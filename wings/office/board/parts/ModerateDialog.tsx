import { notify } from '../../../../kit/toasts/toasts.ts';
import { ReasonDialog } from '../../../../parts/reason/ReasonDialog.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import { hideOfficePost, readOfficeTopic, showOfficePost } from '../board.api.ts';
import { text } from '../board.text.ts';
import { reasonLimits } from '../limits.ts';
import type { Topic } from '../topic.ts';
import type { ModeratedPost } from './PostView.tsx';

const words = text.moderate;

interface ModerateDialogProps {
  readonly topicId: number;
  /** Undefined: nothing is asked. */
  readonly post: ModeratedPost | undefined;
  readonly onClose: () => void;
  readonly onTopic: (topic: Topic) => void;
}

/** Asks why a post is hidden, or shown again. */
export function ModerateDialog({ topicId, post, onClose, onTopic }: ModerateDialogProps) {
  const call = useCall();
  const isHidden = Boolean(post?.hidden);

  async function send(reason: string) {
    const answer = post?.answerId === undefined ? {} : { answer: String(post.answerId) };
    const input = { id: String(topicId), ...answer, reason };
    const endpoint = isHidden ? showOfficePost : hideOfficePost;
    const { data } = await call(endpoint, input, { manner: 'silent' });
    onTopic(data);
    notify({ kind: 'success', text: isHidden ? text.one.isShown : text.one.isHidden });
  }

  async function reload() {
    const found = await call(readOfficeTopic, { id: String(topicId) }, { manner: 'silent' }).catch(
      () => undefined,
    );
    if (found) onTopic(found.data);
  }

  return (
    <ReasonDialog
      open={post !== undefined}
      onClose={onClose}
      title={isHidden ? words.showTitle : words.hideTitle}
      look={isHidden ? 'primary' : 'danger'}
      name={isHidden ? words.show : words.hide}
      reasonHint={words.reasonHint}
      limits={reasonLimits}
      onSend={send}
      onConflict={reload}
    >
      <p>{words.about}</p>
    </ReasonDialog>
  );
}
