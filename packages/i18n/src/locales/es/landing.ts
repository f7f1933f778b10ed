import type { landing as english } from '../en/landing.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of the landing page, the demo and the plans. */
export const landing: Record<keyof typeof english, string> & Forms = {
  'landing.title': 'Historias que reúnen a toda la casa',
  'landing.text':
    'Epopeyas turcas, películas y canales en directo, elegidos para familias musulmanas. Una interfaz en doce idiomas y ni un solo anuncio.',
  'landing.start': 'Empezar',
  'landing.from': 'Desde {price} al mes. Cancela cuando quieras.',
  'landing.browse': 'Ver antes episodios gratis',
  'landing.included': 'Lo que incluye',
  'landing.seriesTitle': 'Series y películas',
  'landing.seriesText': 'Epopeyas de la estepa, cartas desde Córdoba, noches en el Bósforo.',
  'landing.liveTitle': 'Televisión en directo',
  'landing.liveText': 'Canales a todas horas, con lo que se emite ahora y lo que viene después.',
  'landing.languageTitle': 'Tu propio idioma',
  'landing.languageText':
    'Todas las páginas y todos los correos en doce idiomas. Cada título indica su audio y sus subtítulos.',
  'landing.kidsTitle': 'Calma para los niños',
  'landing.kidsText': 'Perfiles que solo muestran lo que está hecho para ellos.',
  'landing.placeTitle': 'Sin perder el hilo',
  'landing.placeText':
    'Haz una pausa en el móvil y sigue en la pantalla grande, en el mismo segundo.',
  'landing.freeTitle': 'Gratis para empezar',
  'landing.freeText':
    'Los primeros episodios, varias películas y los canales en directo no cuestan nada.',
  'landing.devices': 'En todas tus pantallas',
  'landing.devicesText':
    'Móvil, tableta, ordenador, televisor: tu lista, tu progreso y tu idioma van contigo.',
  'landing.giving': 'Una cuadragésima parte, para agua',
  'landing.givingText':
    'El 2,5 % (1/40) de nuestros ingresos se da como sadaqa: pozos de agua en países musulmanes.',
  'landing.givingLink': 'Adónde va',
  'landing.faq': 'Preguntas frecuentes',
  'landing.end': 'Todo está listo. Pasa.',
  'landing.vipWelcome': 'Te damos la bienvenida, {name}',

  'demo.title': 'Esto es una demostración',
  'demo.text': 'Aquí nada cuesta dinero. Elige una cuenta y echa un vistazo.',
  'demo.asked': 'Entrar como {title}',

  'plans.title': 'Elige tu plan',
  'plans.text': 'Cancela cuando quieras. Tus perfiles y tus listas se guardan un año.',
  'plans.startFree': 'Empezar con los episodios gratis',
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
