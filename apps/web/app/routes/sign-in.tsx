import { providerOf } from '#app/features/account/social/providers.ts';
import { SignInPage } from '#app/features/account/social/sign-in-page.tsx';
import { notFound, pageData } from '#app/data/reads/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(async (_api, { params }) =>
  providerOf(params['provider']) ? null : notFound(),
);
export const loader = load;
export const clientLoader = loadInBrowser;

/** Where Google, Facebook and Apple send people back to. */
export default function SignInRoute() {
  return <SignInPage />;
}
