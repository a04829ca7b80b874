/**
 * What of an endpoint's declaration travels to the browser: name, method, address, wing and
 * header. Shapes, examples and sentences of the document check and describe on the server, and
 * weigh more than many a screen.
 */
import type { Plugin } from 'vite';

/** Properties of a declaration that the browser reads. */
const browserProperties = new Set(['name', 'method', 'path', 'wing', 'session', 'header']);
const declarations =
  /\.(?:api|example\.text)\.ts$|\/shapes\.ts$|\/(?:api|core\/ledger)\/(?:[a-z-]+\/)*[a-z.-]+\.ts$/;

/** What is worked out when its module is loaded, and so stays unless it is said to be pure. */
const made = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression']);

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
  if (call.callee?.name !== 'endpoint') return undefined;
  const object = call.arguments?.[0];
  return object?.type === 'ObjectExpression' ? object : undefined;
}

function cutsOf(value: Node, code: string): readonly Cut[] {
  const object = declarationOf(value);
  // Whatever else is made goes when nobody in the browser asks for it.
  if (!object) {
    return [
      { from: value.start, to: value.start, put: '/* @__PURE__ */ (() => (' },
      { from: value.end, to: value.end, put: '))()' },
    ];
  }
  const rest = (object.properties ?? [])
    .filter(({ key }) => browserProperties.has(key?.name ?? ''))
    .map(({ start, end }) => code.slice(start, end));
  return [{ from: value.start, to: value.end, put: `{ ${rest.join(', ')} }` }];
}

/** Code of a module of declarations, cut down; `lines` is its body in parsed form. */
export function slimmed(code: string, lines: readonly Node[]): string {
  const cuts = lines
    .flatMap((line) => (line.declaration ?? line).declarations ?? [])
    .flatMap(({ init }) => (init && made.has(init.type) ? cutsOf(init, code) : []));
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
