export { ServerErrorPage as default } from '../shell/error-pages.tsx';
