/** A mapping's text as plain values, with the line that each of them stands on. */
import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';
import { z } from 'zod';
import { mappingReasons as reasons } from '../mapping.text.ts';

export type Path = readonly PropertyKey[];

export interface MappingFault {
  /** As it was asked for. */
  readonly file: string;
  /** 1 = the first line. */
  readonly line: number;
  /** A Thai sentence. */
  readonly reason: string;
}

/** Anchors that are named more often than this make a file that nobody wrote by hand. */
const mostAliases = 200;

/** What is wrong with a value, in the words of the mapping. */
function reasonOf(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  if (issue.code === 'unrecognized_keys') {
    return reasons.unknownKeys(issue.keys, keysAt(schema, issue.path));
  }
  if (issue.code === 'invalid_value') return reasons.oneOf(issue.values.map(String));
  if (issue.code === 'invalid_union') return reasons.shape;
  const own = (reasons.shapes as Readonly<Record<string, string>>)[issue.message];
  if (own !== undefined) return own;
  return issue.input === undefined && issue.code === 'invalid_type'
    ? reasons.missing
    : reasons.shape;
}

/** What may stand at a path of the schema; nothing where that is not one list of words. */
function keysAt(schema: z.ZodType, path: Path): readonly string[] {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap() as z.ZodType, path);
  const [first, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    if (first === undefined) return Object.keys(schema.shape);
    const inner = (schema.shape as Readonly<Record<PropertyKey, z.ZodType>>)[first];
    return inner ? keysAt(inner, rest) : [];
  }
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType as z.ZodType, rest);
  return schema instanceof z.ZodArray ? keysAt(schema.element as z.ZodType, rest) : [];
}

/** The document and the faults that were found in it; everything after is added by `fault`. */
export class MappingDocument {
  readonly file: string;
  readonly faults: MappingFault[] = [];
  readonly value: unknown;
  readonly #lines = new LineCounter();
  readonly #document;

  constructor(file: string, text: string) {
    this.file = file;
    const options = { schema: 'failsafe', lineCounter: this.#lines, prettyErrors: false } as const;
    this.#document = parseDocument(text, options);
    for (const { pos, code } of this.#document.errors) {
      const { line } = this.#lines.linePos(pos[0]);
      const reason = code === 'DUPLICATE_KEY' ? reasons.keyTwice : reasons.yaml(code);
      this.faults.push({ file, line, reason });
    }
    this.value = this.faults.length > 0 ? undefined : this.#plain();
  }

  #plain(): unknown {
    try {
      return this.#document.toJS({ maxAliasCount: mostAliases });
    } catch {
      this.faults.push({ file: this.file, line: 1, reason: reasons.yaml('ALIAS') });
      return undefined;
    }
  }

  /** Line of the value at the path, or of the nearest one above it that is there. */
  lineOf(path: Path): number {
    for (let length = path.length; length > 0; length -= 1) {
      const at = this.#keyAt(path.slice(0, length));
      if (at !== undefined) return this.#lines.linePos(at).line;
    }
    return 1;
  }

  /** What stands at the path, or where its anchor stands if it is only named there. */
  #nodeAt(path: Path): Node | undefined {
    let node: unknown = this.#document.contents;
    for (const key of path) {
      if (!isCollection(node)) return undefined;
      node = node.get(key, true);
      if (isAlias(node)) node = node.resolve(this.#document);
    }
    return isNode(node) ? node : undefined;
  }

  #keyAt(path: Path): number | undefined {
    const parent = this.#nodeAt(path.slice(0, -1));
    const last = path.at(-1);
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === last);
      return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
    }
    return this.#nodeAt(path)?.range?.[0];
  }

  /** Once, however often what is at fault is named by its anchor. */
  fault(path: Path, reason: string): void {
    const line = this.lineOf(path);
    const isKnown = this.faults.some((one) => one.line === line && one.reason === reason);
    if (!isKnown) this.faults.push({ file: this.file, line, reason });
  }

  /** The value by its schema; undefined once its faults are told. */
  read<S extends z.ZodType>(schema: S, value: unknown, path: Path): z.output<S> | undefined {
    const read = schema.safeParse(value, { reportInput: true });
    if (read.success) return read.data;
    const unknown = read.error.issues.filter(({ code }) => code === 'unrecognized_keys');
    for (const issue of read.error.issues) {
      const own = issue.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : [];
      this.fault(
        [...path, ...issue.path, ...own],
        `${labelOf(issue.path)}${reasonOf(issue, schema)}`,
      );
    }
    // What is not known is told, and does not keep the rest from being looked at.
    if (unknown.length < read.error.issues.length) return undefined;
    return this.read(schema, withoutKeys(value, unknown), path);
  }
}

/** A copy without the keys that the issues name. */
function withoutKeys(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy = structuredClone(value);
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    let at = copy as Record<PropertyKey, unknown>;
    for (const key of issue.path) at = at[key] as Record<PropertyKey, unknown>;
    for (const key of issue.keys) delete at[key];
  }
  return copy;
}

const labelOf = (path: Path): string =>
  path.length === 0 ? '' : reasons.label(path.map(String).join('.'));
