import { useParams } from 'react-router';
import { CategoryGridLink } from '../catalogue/category-grid-link.tsx';
import HomeRoute from './home.tsx';

export { clientLoader, ErrorBoundary, loader } from './home.tsx';

/** A category is a home page of its own, with the way to all its titles. */
export default function CategoryRoute() {
  const { id = '' } = useParams();
  return (
    <HomeRoute>
      <CategoryGridLink category={id} />
    </HomeRoute>
  );
}
