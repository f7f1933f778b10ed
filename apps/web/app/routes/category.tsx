export { default, clientLoader, ErrorBoundary, loader } from './home.tsx';
