/** The whole site: the tables of its wings, member, info, agency (R085), then the office. */
import { Outlet, type RouteObject } from 'react-router';
import { CrashScreen } from './root/CrashScreen.tsx';
import { Root } from './root/Root.tsx';
import { infoArea } from './routes/info.tsx';
import { memberArea } from './routes/member.tsx';
import { officeArea } from './routes/office.tsx';

/** Opens with the agency portal; until then its addresses are not found (R069). */
const agencyArea: RouteObject = { children: [] };

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashScreen,
    children: [
      {
        Component: Outlet,
        ErrorBoundary: CrashScreen,
        children: [memberArea, infoArea, agencyArea, officeArea],
      },
    ],
  },
];
