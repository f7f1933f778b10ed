import type { browse as english } from '../en/browse.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of grids, genres, title pages, search and My List. */
export const browse: Record<keyof typeof english, string> & Forms = {
  'list.titles_one': '{count} titre',
  'list.titles_many': '{count} de titres',
  'list.titles_other': '{count} titres',

  'sort.added': 'Ajouts récents',

  'genre.all': 'Genres',
  'genre.kind': 'Afficher',
  'genre.everything': 'Séries et films',
  'genre.empty': 'Aucun titre ici pour l’instant',
  'category.allOf': 'Tous les titres : {title}',

  'video.finished': 'Terminé',
  'badge.soon': 'Bientôt',
  'badge.gone': 'Indisponible',
  'detail.from': 'À partir du {date}',
  'detail.soon': 'Bientôt disponible',
  'detail.leaves': 'Disponible jusqu’au {date}',
  'detail.remind': 'Ajoutez-le à Ma liste : vous l’y trouverez dès le début.',
  'detail.playAgain': 'Revoir',
  'detail.trailer': 'Bande-annonce',
  'detail.report': 'Signaler un problème',

  'search.close': 'Fermer la recherche',
  'search.forgetOne': 'Effacer « {query} »',
  'search.suggested': 'Suggestions',
  'search.suggestedCount_one': '{count} suggestion',
  'search.suggestedCount_many': '{count} de suggestions',
  'search.suggestedCount_other': '{count} suggestions',
  'search.seeAll': 'Tous les résultats pour « {query} »',
  'search.reason.CAST': 'Distribution et équipe',
  'search.reason.CHARACTER': 'Personnage',
  'search.reason.EPISODE': 'Épisode',
  'search.reason.GENRE': 'Genre',
  'search.reason.STORY': 'Histoire',
  'search.plays': '{actor} ({character})',
  'search.similar': 'Titres proches',
  'search.popular': 'En vogue',
  'search.genres': 'Parcourir par genre',
  'search.failed': 'La recherche a échoué',
  'search.tooLong': 'Votre recherche est trop longue',
  'search.tooLongText':
    'Une recherche peut compter jusqu’à {count} caractères. Nous avons gardé le début de la vôtre : lancez-la ainsi, ou utilisez moins de mots.',
  'search.beginning': 'Rechercher le début',

  'history.title': 'Historique',
  'history.guest': 'Connectez-vous pour voir ce que vous avez regardé',
  'history.empty': 'Rien pour l’instant',
  'history.emptyText': 'Ce que vous regardez apparaît ici, du plus récent au plus ancien.',
  'history.pause': 'Suspendre l’historique',
  'history.pauseText':
    'Pendant ce temps, ce que vous regardez n’est enregistré ni dans l’historique ni dans « Reprendre la lecture ».',
  'history.pausedText': 'Historique suspendu : ce que vous regardez n’est pas enregistré.',
  'history.clear': 'Tout effacer',
  'history.clearTitle': 'Effacer votre historique ?',
  'history.clearText':
    'Tout ce que ce profil a regardé sera supprimé, avec la position enregistrée. Ma liste et les avis restent.',
  'history.clearAction': 'Effacer l’historique',
  'history.cleared': 'Historique effacé',
  'history.remove': 'Retirer {title} de l’historique',
  'history.removeTitle': 'Retirer de l’historique ?',
  'history.removeText':
    '« {title} » et la position enregistrée seront supprimés. Ce titre ne sera plus dans « Reprendre la lecture ».',
  'history.removeAction': 'Retirer',
  'history.removed': '« {title} » ne figure plus dans l’historique',

  'myList.remove': 'Retirer {title} de Ma liste',
  'cookies.short': 'Nous utilisons des cookies.',
  'home.unfilled': '{brand} se prépare',
  'home.unfilledText':
    'Il n’y a encore rien à regarder. Si ce service est le vôtre, importez votre catalogue :',
  'plans.empty': 'Les abonnements ne sont pas encore en vente. Revenez bientôt.',
};
