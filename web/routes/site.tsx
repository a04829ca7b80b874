/** The whole site out of the tables of its wings: member, info, agency (R085), then the office. */
import { Outlet, type RouteObject } from 'react-router';
import { BoundaryScreen } from '../root/BoundaryScreen.tsx';
import { Root } from '../root/Root.tsx';

interface Areas {
  readonly member: RouteObject;
  readonly info: RouteObject;
  readonly agency: RouteObject;
  readonly office: RouteObject;
}

export function siteRoutes({ member, info, agency, office }: Areas): RouteObject[] {
  const inside = {
    Component: Outlet,
    ErrorBoundary: BoundaryScreen,
    children: [member, info, agency, office],
  };
  return [{ Component: Root, ErrorBoundary: BoundaryScreen, children: [inside] }];
}
