import { most } from '../../../../core/board/lengths.ts';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import { boardText } from '../board.text.ts';
import type { Faults, Written } from './post-values.ts';
import styles from './write.module.css';

const text = boardText.write;

interface PostFieldsProps {
  readonly isAnswer: boolean;
  readonly written: Written;
  readonly ownName: string;
  readonly faults: Faults;
  readonly onChange: (part: Partial<Written>) => void;
}

/** Title, body, name: what a post is made of. */
export function PostFields({ isAnswer, written, ownName, faults, onChange }: PostFieldsProps) {
  return (
    <div>
      {isAnswer ? null : (
        <TextField
          label={text.title}
          hint={text.titleHint}
          error={faults.title}
          name="title"
          maxLength={most.title}
          autoComplete="off"
          value={written.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      )}
      <AreaField
        label={isAnswer ? text.reply : text.body}
        hint={text.bodyHint}
        error={faults.body}
        name="body"
        rows={isAnswer ? 5 : 8}
        maxLength={most.body}
        value={written.body}
        onChange={({ target }) => onChange({ body: target.value })}
      />
      <p className={styles.count}>
        <VisuallyHidden>{text.used} </VisuallyHidden>
        {text.left(written.body.length, most.body)}
      </p>
      <TextField
        label={text.name}
        hint={text.nameHint(ownName)}
        error={faults.display_name}
        name="display_name"
        maxLength={most.name}
        autoComplete="nickname"
        value={written.display_name}
        onChange={({ target }) => onChange({ display_name: target.value })}
      />
    </div>
  );
}
