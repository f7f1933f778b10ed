import {
  data,
  type MiddlewareFunction,
  Outlet,
  redirect,
  type LoaderFunctionArgs,
  useRouteError,
} from 'react-router';
import { auth } from '@kandil/contract';
import './data/start/boot.ts';
import { isPageOff, pageAt } from './data/pages/page-at.ts';
import { guard } from './shell/start/guard.ts';
import { withPlaceholder } from './browser/address/language-prefix.ts';
import { webContext } from './data/start/load-context.ts';
import { paths } from './paths.ts';
import { profileRule } from './data/start/profile-rule.ts';
import { report } from './browser/report.ts';
import { loadStart } from './data/start/load-start.ts';
import { useStartIfThere } from './data/start/start.ts';
import { reloadStart, sessionChanged } from './data/start/reload-start.ts';
import { CrashPage } from './shell/errors/error-pages.tsx';
import { Document } from './shell/frame/document.tsx';
import { Shell } from './shell/frame/shell.tsx';
import { StartOverlay } from './shell/start/start-overlay.tsx';
import { clientRules } from './shell/start/client-rules.ts';
import { useArrows } from './shell/navigation/use-arrows.ts';
import { useFocusReturn } from './shell/navigation/use-focus-return.ts';
import { useLinks } from './shell/navigation/use-links.ts';
import { useScroll } from './shell/navigation/use-scroll.ts';
import { useSessionStart } from './shell/start/use-session-start.ts';

/** Guests are sent to the landing page from what is not theirs to see (SHELL-07). */
const guests: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const { lastGood, visitor, site } = context.get(webContext);
  const page = pageAt(url);
  if (isPageOff(page, site.shown)) return next();
  const config = await lastGood.api(auth.config, {}).then(
    ({ data }) => data,
    () => null,
  );
  const facts = {
    signedIn: visitor.signedIn,
    isBot: visitor.isBot,
    avodEnabled: config?.AVOD_ENABLED,
  };
  const elsewhere = config && guard(page, facts);
  // The query stays: it may name a form, a plan or a promo code.
  if (elsewhere) throw redirect(elsewhere + url.search);
  return next();
};
export const middleware = [guests];
export const clientMiddleware = [clientRules];

/**
 * The start data, or null while the services are unreachable; the browser then tries again (SPEC-D25). It redirects a
 * member who must choose a profile first (SHELL-11).
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { lastGood, visitor, publicOrigin, demo, analytics } = context.get(webContext);
  const site = { publicOrigin, demo, analytics };
  const start = await loadStart(lastGood.api, visitor, site).catch((error: unknown) => {
    report(error);
    return null;
  });
  const { profileId: chosen, television } = visitor;
  if (start && profileRule(pageAt(url), { ...start, chosen, television }) === 'choose')
    throw redirect(paths.profiles(withPlaceholder(url.pathname + url.search)));
  return data(start, { status: start ? 200 : 503 });
}

/** Reloads the start data, such as after a session refresh; values that only the server knows stay as in the document. */
export function clientLoader() {
  return reloadStart();
}

/** The start data is the document's; it is asked for again when the session has become another. */
export const shouldRevalidate = () => sessionChanged() || window.boot.config === null;

export default function Root() {
  useScroll();
  useSessionStart();
  useLinks();
  useArrows();
  useFocusReturn();
  const start = useStartIfThere();
  return (
    <Document>
      {start && (
        <Shell>
          <Outlet />
        </Shell>
      )}
      <StartOverlay started={start !== null} />
    </Document>
  );
}

/** A fault of the frame itself; pages show their own inside it. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (import.meta.env.DEV) console.error(error);
  return (
    <Document>
      <CrashPage />
    </Document>
  );
}
