export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';
export { SettingsPage as default } from '#app/features/settings/settings-page.tsx';
