export { VerifyPage as default } from '../features/account/verify-page.tsx';
