export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';
export { AcceptPage as default } from '#app/features/family/accept-page.tsx';
