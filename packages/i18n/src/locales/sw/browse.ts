import type { browse as english } from '../en/browse.ts';

/** Texts of grids, genres, title pages, search and My List. */
export const browse: Record<keyof typeof english, string> = {
  'list.titles_one': 'Kichwa {count}',
  'list.titles_other': 'Vichwa {count}',

  'sort.added': 'Vilivyoongezwa karibuni',

  'genre.all': 'Aina',
  'genre.kind': 'Onyesha',
  'genre.everything': 'Tamthilia na filamu',
  'genre.empty': 'Bado hakuna kitu hapa',
  'category.allOf': 'Vyote: {title}',

  'video.finished': 'Imekwisha',
  'badge.soon': 'Hivi karibuni',
  'badge.gone': 'Haipo kwa sasa',
  'detail.from': 'Kuanzia {date}',
  'detail.soon': 'Inakuja hivi karibuni',
  'detail.leaves': 'Itaondoka {date}',
  'detail.remind': 'Iongeze kwenye Orodha Yangu, nawe utaipata humo itakapoanza.',
  'detail.playAgain': 'Tazama tena',
  'detail.trailer': 'Kionjo',
  'detail.report': 'Ripoti tatizo',

  'search.close': 'Funga utafutaji',
  'search.forgetOne': 'Futa “{query}”',
  'search.suggested': 'Mapendekezo',
  'search.suggestedCount_one': 'Pendekezo {count}',
  'search.suggestedCount_other': 'Mapendekezo {count}',
  'search.seeAll': 'Matokeo yote ya “{query}”',
  'search.reason.CAST': 'Waigizaji na watayarishaji',
  'search.reason.CHARACTER': 'Mhusika',
  'search.reason.EPISODE': 'Kipindi',
  'search.reason.GENRE': 'Aina',
  'search.reason.STORY': 'Hadithi',
  'search.plays': '{actor} kama {character}',
  'search.similar': 'Vinavyofanana',
  'search.popular': 'Vinavyopendwa sasa',
  'search.genres': 'Vinjari kwa aina',
  'search.failed': 'Utafutaji haukufanikiwa',
  'search.tooLong': 'Utafutaji wako ni mrefu mno',
  'search.tooLongText':
    'Utafutaji unaweza kuwa na hadi herufi {count}. Tumebakiza mwanzo wake: tafuta kwa huo, au tumia maneno machache zaidi.',
  'search.beginning': 'Tafuta mwanzo wake',

  'history.title': 'Historia ya kutazama',
  'history.guest': 'Ingia ili kuona ulichotazama',
  'history.empty': 'Bado hujatazama kitu',
  'history.emptyText': 'Unachotazama huonekana hapa, kipya kikiwa cha kwanza.',
  'history.pause': 'Sitisha historia',
  'history.pauseText':
    'Ikiwa imesitishwa, unachotazama hakihifadhiwi kwenye historia wala kwenye Endelea Kutazama.',
  'history.pausedText': 'Imesitishwa: unachotazama sasa hakihifadhiwi.',
  'history.clear': 'Futa yote',
  'history.clearTitle': 'Ungependa kufuta historia ya kutazama?',
  'history.clearText':
    'Hii inafuta yote yaliyotazamwa na wasifu huu, pamoja na sehemu zilizohifadhiwa. Orodha Yangu na maoni yanabaki.',
  'history.clearAction': 'Futa historia',
  'history.cleared': 'Historia ya kutazama imefutwa',
  'history.remove': 'Ondoa {title} kwenye historia',
  'history.removeTitle': 'Ungependa kuiondoa kwenye historia?',
  'history.removeText':
    '“{title}” na sehemu yake iliyohifadhiwa vitafutwa. Haitakuwa tena kwenye Endelea Kutazama.',
  'history.removeAction': 'Ondoa',
  'history.removed': '“{title}” imeondolewa kwenye historia',

  'myList.remove': 'Ondoa {title} kwenye Orodha Yangu',
  'cookies.short': 'Tunatumia vidakuzi.',
  'home.unfilled': '{brand} inaandaliwa',
  'home.unfilledText': 'Bado hakuna cha kutazama. Ikiwa huduma hii ni yako, ingiza katalogi yako:',
  'plans.empty': 'Usajili bado haujaanza kuuzwa. Tafadhali rudi hivi karibuni.',
};
