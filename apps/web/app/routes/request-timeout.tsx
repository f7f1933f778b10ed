export { RequestTimeoutPage as default } from '#app/shell/errors/error-pages.tsx';
