import type { channels as english } from '../en/channels.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of live television and its guide. */
export const channels: Record<keyof typeof english, string> & Forms = {
  'channels.all': 'Todos',
  'channels.favourites': 'Favoritos',
  'channels.categories': 'Categorías de canales',
  'channels.description': 'Televisión en directo: lo que se emite ahora.',
  'channels.empty': 'Ahora mismo no hay canales aquí',
  'channels.noFavourites': 'Aún no hay canales favoritos',
  'channels.noFavouritesText': 'Pulsa el corazón de un canal para añadirlo aquí.',
  'channels.guest': 'Inicia sesión para guardar favoritos',
  'channels.view': 'Vista',
  'channels.view.channels': 'Canales',
  'channels.view.guide': 'Guía',
  'channel.favourite': '{title}: favorito',
  'channel.progress': 'Progreso del programa',
  'channel.noProgramme': 'Sin información sobre los programas',

  'guide.title': 'Guía de televisión',
  'guide.days': 'Días',
  'guide.now': 'Ahora',
  'guide.help':
    'Las flechas se mueven entre programas. Re Pág y Av Pág retroceden o avanzan tres horas; Inicio y Fin van al principio y al final del día. Intro abre un programa.',
  'guide.cell': '{channel}, {title}, {times}',
  'guide.cellOn': '{channel}, {title}, {times}, en emisión',
  'guide.loading': 'Cargando',
  'guide.failed': 'No se ha podido cargar. Inténtalo de nuevo',
  'guide.someFailed': 'No se ha podido cargar una parte de la guía.',
  'guide.watchChannel': 'Ver {channel}',
  'guide.watchLive': 'Ver en directo',
  'guide.startOver': 'Desde el principio',
  'guide.fromStart': 'Ver desde el principio',
  'guide.details': 'Sobre este título',

  'live.previousChannel': 'Canal anterior',
  'live.startOver': 'Desde el principio',
  'live.behind': '{time} por detrás del directo',
  'live.minutesBehind_one': '{count} minuto por detrás del directo',
  'live.minutesBehind_many': '{count} de minutos por detrás del directo',
  'live.minutesBehind_other': '{count} minutos por detrás del directo',
  'live.now': 'Estás viendo',
  'live.upNext': 'A continuación',
  'live.programmes': 'En este canal',
  'live.keys': 'Canal siguiente o anterior',
};
