import { Masthead } from '../../shell/frame/Masthead.tsx';
import { Page } from '../../shell/frame/Page.tsx';
import { useSite } from '../../shell/site/site.ts';
import { ErrorPage } from '../../wings/info/error-pages/ErrorPage.tsx';

/** Stands in for a page that crashed while it was rendered (R070); asks the server nothing. */
export function CrashScreen() {
  return (
    <Page>
      <Masthead names={useSite()} />
      <main id="main" tabIndex={-1}>
        <ErrorPage />
      </main>
    </Page>
  );
}
