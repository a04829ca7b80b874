import { useRouteError } from 'react-router';
import { UnreachedScreen } from '../unreached/UnreachedPage.tsx';
import { UnreachedFile } from '../unreached/unreached-file.ts';
import { CrashScreen } from './CrashScreen.tsx';

/** What a page gives way to that crashed, or whose frame could not be had. */
export function BoundaryScreen() {
  return useRouteError() instanceof UnreachedFile ? <UnreachedScreen /> : <CrashScreen />;
}
