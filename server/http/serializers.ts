/** Serializers of answers, compiled when they are first needed: a start waits for none of them. */
import buildCompiler from '@fastify/fast-json-stringify-compiler';

type Compiler = ReturnType<typeof buildCompiler>;
type Serializer = ReturnType<ReturnType<Compiler>>;

/** Fastify's own compiler, asked late. Answers of one schema share a serializer. */
export const buildSerializer: Compiler = (...given) => {
  const compile = buildCompiler()(...given);
  const shared = new WeakMap<object, Serializer>();
  return (route) => {
    const schema = route.schema as object;
    let own: Serializer | undefined;
    return (value) => {
      if (own === undefined) {
        own = shared.get(schema) ?? compile(route);
        shared.set(schema, own);
      }
      return own(value);
    };
  };
};
