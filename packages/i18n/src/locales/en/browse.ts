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
  'search.tooLong': 'That is more than we can look for at once',
  'search.tooLongText':
    'A search can have up to {count} characters. The beginning of yours is in the field: search for that, or leave just a few words.',
  'search.beginning': 'Search for the beginning',

  'history.title': 'Watch history',
  'history.guest': 'Log in to see what you have watched',
  'history.empty': 'Nothing watched yet',
  'history.emptyText': 'What you watch is listed here, newest first, so that you find it again.',
  'history.pause': 'Pause the history',
  'history.pauseText':
    'While it is paused, nothing new is remembered: no history, no place to go on from.',
  'history.pausedText': 'Paused: what you watch now is not remembered.',
  'history.finished': 'Watched to the end',
  'history.clear': 'Clear all',
  'history.clearTitle': 'Clear the whole history?',
  'history.clearText':
    'Everything this profile has watched is forgotten, and where it stopped. My List and likes stay.',
  'history.clearAction': 'Clear the history',
  'history.cleared': 'The history is empty',
  'history.remove': 'Remove {title} from the history',
  'history.removeTitle': 'Remove it from the history?',
  'history.removeText':
    '“{title}” is forgotten, and where you stopped. It will not be in Continue Watching.',
  'history.removeAction': 'Remove',
  'history.removed': '“{title}” is removed from the history',

  'myList.remove': 'Take {title} off My List',
} as const;
