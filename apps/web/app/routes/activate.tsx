export { ActivatePage as default } from '#app/features/television/activate-page.tsx';
