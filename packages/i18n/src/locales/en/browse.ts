/** Texts of grids, genres, a title's page, search and My List. */
export const browse = {
  'list.titles_one': '{count} title',
  'list.titles_other': '{count} titles',

  'sort.added': 'Last added first',

  'genre.all': 'Genres',
  'genre.kind': 'Show',
  'genre.everything': 'Series and films',
  'genre.empty': 'No titles here yet',
  'category.allOf': 'All titles: {title}',

  'detail.trailer': 'Trailer',
  'detail.report': 'Report a problem',

  'search.close': 'Close search',
  'search.forgetOne': 'Forget “{query}”',
  'search.suggested': 'Suggestions',
  'search.suggestedCount_one': '{count} suggestion',
  'search.suggestedCount_other': '{count} suggestions',
  'search.seeAll': 'All results for “{query}”',
  'search.popular': 'Others are watching',
  'search.genres': 'Look around by genre',
  'search.failed': 'The search did not get through',

  'myList.remove': 'Take {title} off My List',
} as const;
