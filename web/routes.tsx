/** The whole site at once, as the server has it. */
import type { RouteObject } from 'react-router';
import { agencyArea } from './routes/agency.tsx';
import { infoArea } from './routes/info.tsx';
import { memberArea } from './routes/member.tsx';
import { officeArea } from './routes/office.tsx';
import { siteRoutes } from './routes/site.tsx';

export const routes: RouteObject[] = siteRoutes({
  member: memberArea,
  info: infoArea,
  agency: agencyArea,
  office: officeArea,
});
