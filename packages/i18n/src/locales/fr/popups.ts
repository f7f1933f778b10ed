import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Séries, films et télévision en direct',
  'meta.about':
    '{title} sur {brand} : séries, films et télévision en direct pour toute la famille.',

  'popup.promo': 'Longues nuits, belles histoires',
  'popup.promoText':
    'L’hiver est la saison des histoires. Choisissez une formule avant le {date} inclus et passez les longues soirées avec tout ce qu’offre {brand}.',
  'popup.promoAction': 'Voir les formules',
  'popup.relief': 'Nos pensées vont aux victimes du séisme',
  'popup.reliefText':
    'Beaucoup ont perdu leur maison, et plus encore. Les organisations humanitaires sur place savent le mieux ce qui manque : donnez à celle qui a votre confiance.',
  'popup.reliefAction': 'Comment nous donnons',
  'popup.later': 'Pas maintenant',
};
