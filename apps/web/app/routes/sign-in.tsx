import { providerOf } from '../features/account/social/providers.ts';
import { SignInPage } from '../features/account/social/sign-in-page.tsx';
import { notFound, pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(async (_api, { params }) =>
  providerOf(params['provider']) ? null : notFound(),
);
export const loader = load;
export const clientLoader = loadInBrowser;

/** Where Google, Facebook and Apple send people back to. */
export default function SignInRoute() {
  return <SignInPage />;
}
