export { RequestTimeoutPage as default } from '../shell/error-pages.tsx';
