import type { Content } from '../../shapes.ts';

/** What every group of fields takes. */
export interface FieldsProps {
  readonly content: Content;
  /** Of the server, by field: `images.0`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (more: Partial<Content>) => void;
}
