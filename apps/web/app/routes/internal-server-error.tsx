export { ServerErrorPage as default } from '#app/shell/errors/error-pages.tsx';
