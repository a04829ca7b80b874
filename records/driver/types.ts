/** How PostgreSQL's types arrive in TypeScript, apart from the driver's own manner. */
import pg, { type CustomTypesConfig } from 'pg';

const { builtins } = pg.types;
const asText = (text: string) => text;

/** bigint → BigInt (satang do not fit into a double), date → 'YYYY-MM-DD'. */
export const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') => {
    if (oid === builtins.INT8) return BigInt;
    if (oid === builtins.DATE) return asText;
    return pg.types.getTypeParser(oid, format);
  }) as CustomTypesConfig['getTypeParser'],
};
