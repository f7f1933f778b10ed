import type { popups as english } from '../en/popups.ts';

/** Texts of popups, and of what other sites show of our pages. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Series, películas y televisión en directo',
  'meta.about':
    '{title} en {brand}: series, películas y televisión en directo para toda la familia.',

  'popup.promo': 'Noches largas, buenas historias',
  'popup.promoText':
    'El invierno es la estación de las historias. Tienes hasta el {date} para elegir un plan y pasar las largas veladas con todo lo que hay en {brand}.',
  'popup.promoAction': 'Ver los planes',
  'popup.relief': 'Nuestro pensamiento está con las víctimas del terremoto',
  'popup.reliefText':
    'Muchas personas han perdido su hogar, y más que eso. Las organizaciones de ayuda sobre el terreno saben qué hace más falta: dona a una en la que confíes.',
  'popup.reliefAction': 'Cómo ayudamos',
  'popup.later': 'Ahora no',
};
