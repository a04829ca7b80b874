import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { PlainBar } from '../../../shell/frame/bar/PlainBar.tsx';
import { Masthead } from '../../../shell/frame/Masthead.tsx';
import { Page } from '../../../shell/frame/Page.tsx';
import { gateText } from '../../../shell/gate/gate.text.ts';
import { useSite } from '../../../shell/site/site.ts';
import { SiteFooter } from './SiteFooter.tsx';

/** Public pages without the layout: no menu, no announcement, but whose site it is (R002). */
export function PlainFrame({ bar }: { readonly bar?: ReactNode }) {
  return (
    <Page>
      <Masthead names={useSite()} search />
      {bar}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </Page>
  );
}

/** The same, with the blue bar and the way home in it. */
export function BarFrame() {
  return (
    <PlainFrame
      bar={<PlainBar label={gateText.bar} back={{ to: '/home', name: gateText.home }} />}
    />
  );
}
