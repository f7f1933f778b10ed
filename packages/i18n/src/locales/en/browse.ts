/** Texts of grids, genres, title pages, search and My List. */
export const browse = {
  'list.titles_one': '{count} title',
  'list.titles_other': '{count} titles',

  'sort.added': 'Recently added',

  'genre.all': 'Genres',
  'genre.kind': 'Show',
  'genre.everything': 'Series and films',
  'genre.empty': 'No titles here yet',
  'category.allOf': 'All titles: {title}',

  'video.finished': 'Finished',
  'badge.soon': 'Soon',
  'badge.gone': 'Not here now',
  'detail.from': 'From {date}',
  'detail.soon': 'Coming soon',
  'detail.leaves': 'Leaves on {date}',
  'detail.remind': 'Add it to My List, and find it there when it begins.',
  'detail.playAgain': 'Watch again',
  'detail.trailer': 'Trailer',
  'detail.report': 'Report a problem',

  'search.close': 'Close search',
  'search.forgetOne': 'Clear “{query}”',
  'search.suggested': 'Suggestions',
  'search.suggestedCount_one': '{count} suggestion',
  'search.suggestedCount_other': '{count} suggestions',
  'search.seeAll': 'All results for “{query}”',
  'search.reason.CAST': 'Cast and crew',
  'search.reason.CHARACTER': 'Character',
  'search.reason.EPISODE': 'Episode',
  'search.reason.GENRE': 'Genre',
  'search.reason.STORY': 'Story',
  'search.plays': '{actor} as {character}',
  'search.similar': 'Similar titles',
  'search.popular': 'Popular now',
  'search.genres': 'Browse by genre',
  'search.failed': 'Search failed',
  'search.tooLong': 'Your search is too long',
  'search.tooLongText':
    'A search can have up to {count} characters. We kept the beginning of yours: search for that, or use fewer words.',
  'search.beginning': 'Search for the beginning',

  'history.title': 'Watch history',
  'history.guest': 'Log in to see what you have watched',
  'history.empty': 'Nothing watched yet',
  'history.emptyText': 'What you watch appears here, newest first.',
  'history.pause': 'Pause history',
  'history.pauseText':
    'While it is paused, what you watch is not saved to your history or to Continue Watching.',
  'history.pausedText': 'Paused: what you watch now is not saved.',
  'history.clear': 'Clear all',
  'history.clearTitle': 'Clear your watch history?',
  'history.clearText':
    'This deletes everything this profile has watched, with the saved positions. My List and ratings stay.',
  'history.clearAction': 'Clear history',
  'history.cleared': 'Watch history cleared',
  'history.remove': 'Remove {title} from history',
  'history.removeTitle': 'Remove from history?',
  'history.removeText':
    '“{title}” and its saved position will be deleted. It will no longer be in Continue Watching.',
  'history.removeAction': 'Remove',
  'history.removed': 'Removed “{title}” from history',

  'myList.remove': 'Remove {title} from My List',
  'cookies.short': 'We use cookies.',
  'home.unfilled': '{brand} is being set up',
  'home.unfilledText':
    'There is nothing to watch yet. If this is your service, import your catalog:',
  'plans.empty': 'Subscriptions aren’t on sale yet. Please come back soon.',
} as const;
