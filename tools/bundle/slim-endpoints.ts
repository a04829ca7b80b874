/**
 * What of an endpoint's declaration travels to the browser: name, method, address, wing and
 * header. Shapes, examples and sentences of the document check and describe on the server, and
 * weigh more than many a screen.
 */
import type { Plugin } from 'vite';

/** Properties of a declaration that the browser reads. */
const browserProperties = new Set(['name', 'method', 'path', 'wing', 'session', 'header']);
const declarations =
  /(?:\.(?:api|example\.text)|[-/]shapes|\/(?:api|core\/ledger)\/(?:[a-z-]+\/)*[a-z.-]+)\.ts$/;

/** What is worked out when its module is loaded, and so stays unless it is said to be pure. */
const made = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression']);

/** Functions that make endpoints: of one declaration, of a list, of a part that is saved. */
const makers = new Set(['endpoint', 'listEndpoints', 'partEndpoint']);

/** As much of the parsed form as is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
  readonly key?: Node;
  readonly declaration?: Node | null;
  readonly declarations?: readonly Node[];
  readonly init?: Node | null;
}

interface Cut {
  readonly from: number;
  readonly to: number;
  readonly put: string;
}

/** `endpoint({ … })`: its one object. */
function declarationOf(call: Node): Node | undefined {
  if (call.type !== 'CallExpression' || !makers.has(call.callee?.name ?? '')) return undefined;
  const object = call.arguments?.[0];
  return object?.type === 'ObjectExpression' ? object : undefined;
}

/** The object of a declaration with what the browser reads, and nothing else. */
function slimObject({ start, end, properties = [] }: Node, code: string): Cut {
  const rest = properties
    .filter(({ key }) => browserProperties.has(key?.name ?? ''))
    .map((property) => code.slice(property.start, property.end));
  return { from: start, to: end, put: `{ ${rest.join(', ')} }` };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Declarations anywhere within a node: those that a function makes, too. */
function cutsWithin(node: Node, code: string): readonly Cut[] {
  const object = declarationOf(node);
  if (object) return [slimObject(object, code)];
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => cutsWithin(child, code));
}

/** Of what is worked out when its module is loaded. */
function cutsOf(value: Node, code: string): readonly Cut[] {
  const object = declarationOf(value);
  if (object && value.callee?.name === 'endpoint') {
    const { put } = slimObject(object, code);
    return [{ from: value.start, to: value.end, put }];
  }
  // Whatever else is made goes when nobody in the browser asks for it.
  return [
    { from: value.start, to: value.start, put: '/* @__PURE__ */ (() => (' },
    ...cutsWithin(value, code),
    { from: value.end, to: value.end, put: '))()' },
  ];
}

/** Code of a module of declarations, cut down; `lines` is its body in parsed form. */
export function slimmed(code: string, lines: readonly Node[]): string {
  const cuts = lines.flatMap((line) => {
    const { declarations: declared, type } = line.declaration ?? line;
    if (type === 'FunctionDeclaration') return cutsWithin(line, code);
    return (declared ?? []).flatMap(({ init }) => {
      if (!init) return [];
      return made.has(init.type) ? cutsOf(init, code) : cutsWithin(init, code);
    });
  });
  let slim = code;
  for (const { from, to, put } of cuts.toReversed()) {
    slim = slim.slice(0, from) + put + slim.slice(to);
  }
  return slim;
}

export function slimEndpoints(): Plugin {
  return {
    name: 'slim-endpoints',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: declarations },
      handler(code) {
        return { code: slimmed(code, this.parse(code).body as never), map: null };
      },
    },
  };
}
