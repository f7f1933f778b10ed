import type { landing as english } from '../en/landing.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of the landing page, the demo and the plans. */
export const landing: Record<keyof typeof english, string> & Forms = {
  'landing.title': 'Buenas historias, cuando quieras',
  'landing.text': 'Series y películas en el teléfono, la tableta, el ordenador y el televisor.',
  'landing.start': 'Empezar',
  'landing.from': 'Desde {price} al mes. Cancela cuando quieras.',
  'landing.browse': 'Echar antes un vistazo',
  'landing.included': 'Lo que incluye',
  'landing.seriesTitle': 'Series y películas',
  'landing.seriesText': 'Temporadas enteras y películas, listas cuando tú lo estés.',
  'landing.liveTitle': 'Televisión en directo',
  'landing.liveText': 'Canales en directo, con lo que se emite ahora y lo que viene después.',
  'landing.languageTitle': 'Tu propio idioma',
  'landing.languageText':
    'Las páginas y los correos en el idioma que elijas. Cada título indica su audio y sus subtítulos.',
  'landing.kidsTitle': 'Calma para los niños',
  'landing.kidsText': 'Perfiles que solo muestran lo que está hecho para ellos.',
  'landing.placeTitle': 'Sin perder el hilo',
  'landing.placeText':
    'Haz una pausa en el móvil y sigue en la pantalla grande, en el mismo segundo.',
  'landing.freeTitle': 'Gratis para empezar',
  'landing.freeText': 'La cuenta no cuesta nada. Eliges un plan cuando quieras.',
  'landing.devices': 'En todas tus pantallas',
  'landing.devicesText':
    'Móvil, tableta, ordenador, televisor: tu lista, tu progreso y tu idioma van contigo.',
  'landing.giving': 'Una parte para los demás',
  'landing.givingText': 'Apartamos una parte de cada pago y la donamos.',
  'landing.givingLink': 'Adónde va',
  'landing.faq': 'Preguntas frecuentes',
  'landing.end': 'Todo está listo. Pasa.',
  'landing.vipWelcome': 'Te damos la bienvenida, {name}',

  'demo.title': 'Esto es una demostración',
  'demo.text': 'Aquí nada cuesta dinero. Elige una cuenta y echa un vistazo.',
  'demo.asked': 'Entrar como {title}',

  'plans.title': 'Elige tu plan',
  'plans.text': 'Cancela cuando quieras. Tus perfiles y tus listas se guardan un año.',
  'plans.startFree': 'Seguir sin plan',
  'plans.period': 'Cada cuánto pagas',
  'plans.save': 'ahorra un {percent} %',
  'plans.perMonth': '/ mes',
  'plans.perYear': '/ año',
  'plans.usualPrice': 'Precio habitual',
  'plans.monthly': '{price} al mes',
  'plans.people_one': '{count} persona',
  'plans.people_many': '{count} de personas',
  'plans.people_other': '{count} personas',
  'plans.suggested': 'El más elegido',
  'plans.current': 'Tu plan',
  'plans.begin': 'Empezar con el plan {plan}',
};
