import { useParams } from 'react-router';
import { CategoryGridLink } from '#app/domain/title/category-grid-link.tsx';
import { LoadedHomePage } from '#app/features/home/home-page-loaded.tsx';

export { clientLoader, ErrorBoundary, loader } from './home.tsx';

/** A category is a home page of its own, with the way to all its titles. */
export default function CategoryRoute() {
  const { id = '' } = useParams();
  return (
    <LoadedHomePage>
      <CategoryGridLink category={id} />
    </LoadedHomePage>
  );
}
