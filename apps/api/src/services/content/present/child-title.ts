import { ratingOf } from '@kandil/contract/child-limits';
import type { ChildTitle } from '@kandil/contract/content';
import type { ChildTitleRow } from '../store/child-titles.ts';
import { presentPicture } from './picture.ts';

export const presentChildTitle = ({
  id,
  code,
  title,
  age,
  pictures,
}: Omit<ChildTitleRow, 'kids'>): ChildTitle => ({
  id,
  code,
  title,
  ageRating: ratingOf(age),
  horizontalPoster: presentPicture(pictures.horizontal),
});
