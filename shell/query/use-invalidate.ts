import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { QueryEndpoint } from './call-context.ts';

/**
 * Forgets answers that something just done has made old: those of the named endpoints are asked
 * for again where they are shown, those of other pages when they are shown next.
 */
export function useInvalidate(): (...endpoints: readonly QueryEndpoint[]) => void {
  const client = useQueryClient();
  return useCallback(
    (...endpoints) => {
      client.removeQueries({ type: 'inactive' });
      for (const { name } of endpoints) void client.resetQueries({ queryKey: [name] });
    },
    [client],
  );
}
