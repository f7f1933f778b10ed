import { definePage } from '#app/shell/define-page.tsx';
import { providerOf } from '#app/features/account/social/providers.ts';
import { SignInPage } from '#app/features/account/social/sign-in-page.tsx';
import { notFound } from '#app/data/pages/route-data.ts';

/** The redirect target of Google, Facebook and Apple. */
const page = definePage(
  async (_api, { params }) => (providerOf(params['provider']) ? {} : notFound()),
  SignInPage,
);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
