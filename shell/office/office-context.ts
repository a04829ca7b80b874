/** Who is in the office, for every page of it; the gate around them knows. */
import { createContext, use } from 'react';

export interface Officer {
  readonly login: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** Where the public site begins: a path, or another host's address. */
  readonly site_address: string;
}

export interface Office {
  readonly officer: Officer;
  /** When the session ends for want of use, in milliseconds of this browser's clock. */
  readonly deadline: number;
  /** A sign of life: the deadline moves on. */
  readonly stay: () => void;
  /** Asks without being one; whoever is out is shown the sign-in. */
  readonly look: () => void;
  readonly signOut: () => Promise<void>;
}

export const OfficeContext = createContext<Office | undefined>(undefined);

/** Throws outside of the office's gate. */
export function useOffice(): Office {
  const office = use(OfficeContext);
  if (!office) throw new Error('useOffice needs the gate of the office above it');
  return office;
}

export const useOfficer = (): Officer => useOffice().officer;
