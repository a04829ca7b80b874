/** A contract as the table of rates by balance names it. */
import type { DataOf } from '../../../api/endpoint.ts';
import type { readLoans } from './loans.api.ts';

type Contract = Pick<DataOf<typeof readLoans>['loans'][number], 'contract_no' | 'rate_bands'>;

export const bandedOf = ({ contract_no, rate_bands }: Contract) => ({
  number: contract_no,
  bands: rate_bands,
});
