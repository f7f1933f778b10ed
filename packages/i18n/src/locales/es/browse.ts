import type { browse as english } from '../en/browse.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of grids, genres, title pages, search and My List. */
export const browse: Record<keyof typeof english, string> & Forms = {
  'list.titles_one': '{count} título',
  'list.titles_many': '{count} de títulos',
  'list.titles_other': '{count} títulos',

  'sort.added': 'Añadidos recientemente',

  'genre.all': 'Géneros',
  'genre.kind': 'Mostrar',
  'genre.everything': 'Series y películas',
  'genre.empty': 'Aquí aún no hay títulos',
  'category.allOf': 'Todos los títulos: {title}',

  'video.finished': 'Visto',
  'badge.soon': 'Pronto',
  'badge.gone': 'Ahora no está',
  'detail.from': 'Desde el {date}',
  'detail.soon': 'Próximamente',
  'detail.leaves': 'Se va el {date}',
  'detail.remind': 'Añádelo a Mi lista y lo encontrarás allí cuando empiece.',
  'detail.playAgain': 'Ver de nuevo',
  'detail.trailer': 'Tráiler',
  'detail.report': 'Informar de un problema',

  'search.close': 'Cerrar la búsqueda',
  'search.forgetOne': 'Borrar «{query}»',
  'search.suggested': 'Sugerencias',
  'search.suggestedCount_one': '{count} sugerencia',
  'search.suggestedCount_many': '{count} de sugerencias',
  'search.suggestedCount_other': '{count} sugerencias',
  'search.seeAll': 'Todos los resultados de «{query}»',
  'search.reason.CAST': 'Reparto y equipo',
  'search.reason.CHARACTER': 'Personaje',
  'search.reason.EPISODE': 'Episodio',
  'search.reason.GENRE': 'Género',
  'search.reason.STORY': 'Argumento',
  'search.plays': '{actor} como {character}',
  'search.similar': 'Títulos parecidos',
  'search.popular': 'Popular ahora',
  'search.genres': 'Explorar por género',
  'search.failed': 'La búsqueda ha fallado',
  'search.tooLong': 'La búsqueda es demasiado larga',
  'search.tooLongText':
    'Una búsqueda puede tener hasta {count} caracteres. Hemos guardado el comienzo de la tuya: búscalo así o usa menos palabras.',
  'search.beginning': 'Buscar el comienzo',

  'history.title': 'Historial',
  'history.guest': 'Inicia sesión para ver lo que has visto',
  'history.empty': 'Aún no has visto nada',
  'history.emptyText': 'Lo que veas aparecerá aquí, empezando por lo más reciente.',
  'history.pause': 'Pausar el historial',
  'history.pauseText':
    'Mientras esté en pausa, lo que veas no se guarda en el historial ni en Seguir viendo.',
  'history.pausedText': 'En pausa: lo que ves ahora no se guarda.',
  'history.clear': 'Borrar todo',
  'history.clearTitle': '¿Borrar tu historial?',
  'history.clearText':
    'Se borra todo lo que ha visto este perfil, con el progreso guardado. Mi lista y las valoraciones se quedan.',
  'history.clearAction': 'Borrar el historial',
  'history.cleared': 'Historial borrado',
  'history.remove': 'Quitar {title} del historial',
  'history.removeTitle': '¿Quitar del historial?',
  'history.removeText': 'Se borrará «{title}» con su progreso. Dejará de estar en Seguir viendo.',
  'history.removeAction': 'Quitar',
  'history.removed': '«{title}» ya no está en el historial',

  'myList.remove': 'Quitar {title} de Mi lista',
  'cookies.short': 'Usamos cookies.',
  'home.unfilled': 'Estamos preparando {brand}',
  'home.unfilledText': 'Aún no hay nada que ver. Si este servicio es tuyo, importa tu catálogo:',
  'plans.empty': 'Las suscripciones aún no están a la venta. Vuelve pronto.',
};
