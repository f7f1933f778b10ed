export { ResultPage as default } from '#app/features/billing/result-page.tsx';
