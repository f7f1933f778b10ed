export { PageError as ErrorBoundary } from '../shell/page-error.tsx';
export { SettingsPage as default } from '../features/settings/settings-page.tsx';
