import type { http as english } from '../en/http.ts';

/** Messages for error answers without a message, by status. */
export const http: Record<keyof typeof english, string> = {
  'http.400': 'Requête incorrecte',
  'http.401': 'Connexion requise',
  'http.403': 'Accès refusé',
  'http.404': 'Introuvable',
  'http.405': 'Méthode non autorisée',
  'http.406': 'Format demandé indisponible',
  'http.412': 'Condition de la requête non remplie',
  'http.415': 'Type de contenu non pris en charge',
  'http.500': 'Erreur interne du serveur',
  'http.501': 'Pas encore disponible',
  'http.other': 'Réponse du serveur non reconnue',
};
