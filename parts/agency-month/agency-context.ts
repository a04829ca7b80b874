/** Who is in the agencies' portal, for every page of it; the gate around them knows. */
import { createContext, use } from 'react';

export interface AgencyContact {
  readonly agencyNo: string;
  /** As it is shown (R009). */
  readonly displayNo: string;
  readonly agencyName: string;
  readonly personNo: number;
  readonly contactName: string;
  /** May report back; others read and print (D-37). */
  readonly mayReport: boolean;
  /** The password is the one of staff: nothing opens before its change. */
  readonly mustChange: boolean;
}

export const AgencyContext = createContext<AgencyContact | undefined>(undefined);

/** Throws outside of the agencies' gate. */
export function useAgency(): AgencyContact {
  const agency = use(AgencyContext);
  if (!agency) throw new Error('useAgency needs the gate of the agencies above it');
  return agency;
}
