import type { television as english } from '../en/television.ts';

/** Texts of the page that signs a television in. */
export const television: Record<keyof typeof english, string> = {
  'activate.title': 'Activar en tu televisor',
  'activate.text':
    'Abre {brand} en el televisor: aparecerá un código de seis cifras. Escríbelo aquí para iniciar sesión en el televisor.',
  'activate.code': 'Escribe el código aquí',
  'activate.submit': 'Activar',
  'activate.goBack': 'Vuelve al televisor y disfruta de un contenido excepcional',
  'activate.soon': 'Tu código está a punto de enviarse.',
};
