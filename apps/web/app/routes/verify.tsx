export { VerifyPage as default } from '#app/features/account/verify-page.tsx';
