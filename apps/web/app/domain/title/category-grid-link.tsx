import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';

/** A link from the rows of a category to the grid of all its titles. */
export function CategoryGridLink({ category }: { category: string }) {
  const t = useT();
  const known = useStart().categories.find(
    ({ id, code }) => code === category || String(id) === category,
  );
  if (known?.resultType !== 'SERIES' && known?.resultType !== 'MOVIES') return null;
  return (
    <p className="gutter mt-12 text-center">
      <ButtonLink look="line" to={paths.categoryTitles(known.code)}>
        {t('category.allOf', { title: known.title })}
      </ButtonLink>
    </p>
  );
}
