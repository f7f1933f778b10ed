import type { http as english } from '../en/http.ts';

/** Messages for error answers without a message, by status. */
export const http: Record<keyof typeof english, string> = {
  'http.400': 'Petición incorrecta',
  'http.401': 'Hay que iniciar sesión',
  'http.403': 'Acceso no permitido',
  'http.404': 'No encontrado',
  'http.405': 'Método no permitido',
  'http.406': 'Formato solicitado no disponible',
  'http.412': 'No se cumple la condición de la petición',
  'http.415': 'Tipo de contenido no admitido',
  'http.500': 'Error interno del servidor',
  'http.501': 'Aún no está disponible',
  'http.other': 'Respuesta desconocida del servidor',
};
