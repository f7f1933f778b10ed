export { ActivatePage as default } from '../features/television/activate-page.tsx';
