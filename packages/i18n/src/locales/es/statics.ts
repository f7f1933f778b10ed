import type { statics as english } from '../en/statics.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of the footer, the static pages and the help center. */
export const statics: Record<keyof typeof english, string> & Forms = {
  'footer.promise': 'Series y películas en todas tus pantallas.',
  'footer.donation': 'Donamos una parte de cada pago.',
  'footer.watch': 'Ver',
  'footer.company': 'Sobre nosotros',
  'footer.legal': 'Legal',
  'footer.activate': 'Activar un televisor',
  'footer.about': 'Quiénes somos',
  'footer.giving': 'Solidaridad',
  'footer.help': 'Centro de ayuda',
  'footer.support': 'Atención al cliente',
  'footer.terms': 'Términos de uso',
  'footer.privacy': 'Política de privacidad',
  'footer.dataProtection': 'Protección de datos',
  'footer.cookies': 'Cookies',
  'footer.rights': '© {year} {brand}',

  'static.contents': 'En esta página',
  'static.policies': 'Términos y políticas',
  'static.fallback': 'Esta página aún no está disponible en {language}. Se muestra en inglés.',
  'help.title': '¿Cómo podemos ayudarte?',
  'help.description': 'Respuestas a preguntas frecuentes, y cómo hablar con una persona.',
  'help.search': 'Buscar en las respuestas',
  'help.placeholder': 'Cancelar, televisor, niños…',
  'help.topics': 'Temas frecuentes',
  'help.topic.television': 'Ver en un televisor',
  'help.topic.plans': 'Planes y precios',
  'help.topic.password': 'He olvidado la contraseña',
  'help.topic.privacy': 'Mis datos',
  'help.questions': 'Preguntas y respuestas',
  'help.found_one': '{count} respuesta',
  'help.found_many': '{count} de respuestas',
  'help.found_other': '{count} respuestas',
  'help.none': 'Aún no hay respuesta para eso',
  'help.noneText': 'Prueba con otra palabra o escríbenos más abajo.',
  'help.showAll': 'Mostrar todas las preguntas',
  'help.empty': 'Aún no hay respuestas',
  'help.emptyText': 'Pregúntanos directamente.',
  'help.contactTitle': '¿Necesitas más ayuda?',
  'help.contactMember': 'Escríbenos. Una persona lee tu mensaje y responde por correo.',
  'help.contactGuest':
    'Inicia sesión y escríbenos desde tu cuenta, o envía un correo. Una persona lee tu mensaje.',
  'help.write': 'Escribirnos',
};
