import type { channels as english } from '../en/channels.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of live television: the list of channels, the guide, the channel player. */
export const channels: Record<keyof typeof english, string> & Forms = {
  'channels.all': 'Toutes',
  'channels.favourites': 'Favoris',
  'channels.categories': 'Catégories de chaînes',
  'channels.description': 'La télévision en direct : ce qui passe en ce moment.',
  'channels.empty': 'Aucune chaîne ici pour le moment',
  'channels.noFavourites': 'Aucune chaîne favorite pour l’instant',
  'channels.noFavouritesText': 'Appuyez sur le cœur d’une chaîne pour l’ajouter ici.',
  'channels.guest': 'Connectez-vous pour enregistrer des favoris',
  'channels.view': 'Affichage',
  'channels.view.channels': 'Chaînes',
  'channels.view.guide': 'Guide',
  'channel.favourite': '{title} : chaîne favorite',
  'channel.progress': 'Avancement du programme',
  'channel.noProgramme': 'Programmes non communiqués',

  'guide.title': 'Guide TV',
  'guide.days': 'Jours',
  'guide.now': 'Maintenant',
  'guide.help':
    'Les flèches passent d’un programme à l’autre. Page préc. et Page suiv. déplacent de trois heures, Début et Fin mènent au début et à la fin de la journée. Entrée ouvre un programme.',
  'guide.cell': '{channel}, {title}, {times}',
  'guide.cellOn': '{channel}, {title}, {times}, en ce moment',
  'guide.loading': 'Chargement',
  'guide.failed': 'Chargement impossible. Réessayer',
  'guide.someFailed': 'Une partie du guide n’a pas pu être chargée.',
  'guide.watchChannel': 'Regarder {channel}',
  'guide.watchLive': 'Regarder en direct',
  'guide.startOver': 'Reprendre au début',
  'guide.fromStart': 'Regarder depuis le début',
  'guide.details': 'À propos de ce titre',

  'live.previousChannel': 'Chaîne précédente',
  'live.startOver': 'Reprendre au début',
  'live.behind': '{time} de retard sur le direct',
  'live.minutesBehind_one': '{count} minute de retard sur le direct',
  'live.minutesBehind_many': '{count} de minutes de retard sur le direct',
  'live.minutesBehind_other': '{count} minutes de retard sur le direct',
  'live.now': 'Vous regardez',
  'live.upNext': 'À suivre',
  'live.programmes': 'Sur cette chaîne',
  'live.keys': 'Chaîne suivante ou précédente',
};
