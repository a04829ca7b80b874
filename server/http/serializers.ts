/** Serializers of answers, compiled when they are first needed: a start waits for none of them. */
import buildCompiler from '@fastify/fast-json-stringify-compiler';

type Compiler = ReturnType<typeof buildCompiler>;

/** Fastify's own compiler, asked late. Answers of one schema share a serializer. */
export const buildSerializer: Compiler = (...given) => {
  const compile = buildCompiler()(...given);
  const compiled = new WeakMap<object, ReturnType<typeof compile>>();
  return (route) => {
    const schema = route.schema as object;
    return (value) => {
      const known = compiled.get(schema) ?? compile(route);
      compiled.set(schema, known);
      return known(value);
    };
  };
};
