import { ratingOf } from '@kandil/contract/child-limits';
import type { TitleCore } from '../store/titles.ts';
import { presentPicture } from './picture.ts';

/** What the spotlight and the detail page show of a title. */
export const presentTitle = (row: TitleCore) => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  title: row.title,
  eyebrow: row.eyebrow,
  storyline: row.storyline,
  year: row.year,
  ageRating: ratingOf(row.age),
  likedPercent: row.liked_percent,
  audioLanguages: row.audio,
  subtitleLanguages: row.subtitles,
  image: presentPicture(row.pictures.spotlight),
  mobileImage: presentPicture(row.pictures.mobile),
});
