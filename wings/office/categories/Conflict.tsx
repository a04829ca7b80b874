import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { text } from './categories.text.ts';
import { isReordered, type mergedFields, type TheirChange, theirChanges } from './merge.ts';
import type { Category } from './rows.ts';

interface ConflictProps {
  /** Who was first, in the server's words. */
  readonly title: string;
  readonly opened: readonly Category[];
  readonly now: readonly Category[];
  readonly onTake: () => void;
}

type Field = (typeof mergedFields)[number];

const labels: Readonly<Record<Field, string>> = {
  ...{ name: text.name, description: text.description, content_type: text.contentType },
  ...{ home_block: text.homeBlock, shown: text.shown },
};

function sayValue(category: Category, field: Field): string {
  switch (field) {
    case 'shown':
      return category.shown ? text.conflict.yes : text.conflict.no;
    case 'content_type':
      return text.contentTypes[category.content_type];
    case 'home_block':
      return category.home_block === null ? text.noBlock : text.homeBlocks[category.home_block];
    default:
      return category[field] || text.conflict.nothing;
  }
}

function wordsOf({ kind, category, fields }: TheirChange): string {
  if (kind !== 'changed') return text.conflict[kind];
  return fields.map((field) => `${labels[field]} “${sayValue(category, field)}”`).join(', ');
}

/** Somebody else was first: what stands now, while all that was typed is still in the form. */
export function Conflict({ title, opened, now, onTake }: ConflictProps) {
  return (
    <Alert kind="warn" title={title} alert>
      <p>{text.conflict.kept}</p>
      <p>{text.conflict.theirs}</p>
      <ul>
        {theirChanges(opened, now).map((change) => (
          <li key={change.category.key}>
            {change.category.name}: {wordsOf(change)}
          </li>
        ))}
        {isReordered(opened, now) ? (
          <li>
            {text.conflict.order}: {now.map(({ name }) => name).join(', ')}
          </li>
        ) : null}
      </ul>
      <Button small onClick={onTake}>
        {text.conflict.take}
      </Button>
    </Alert>
  );
}
