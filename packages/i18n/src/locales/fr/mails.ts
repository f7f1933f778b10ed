import type { mails as english } from '../en/mails.ts';

/** What mails have in common: labels of their tables, and the lines at their end. */
export const mails: Record<keyof typeof english, string> = {
  'mail.fact.device': 'Appareil',
  'mail.fact.time': 'Heure',
  'mail.fact.place': 'Lieu, d’après l’horloge de l’appareil',
  'mail.fact.topic': 'Sujet',
  'mail.fact.ticket': 'Numéro',
  'mail.fact.receipt': 'Reçu',
  'mail.fact.creditNote': 'Avoir',
  'mail.fact.plan': 'Formule',
  'mail.fact.period': 'Période',
  'mail.fact.amount': 'Montant',
  'mail.fact.amountBack': 'Montant à vous rembourser',
  'mail.fact.paidUntil': 'Payé jusqu’au',
  'mail.fact.chargedOn': 'Prélèvement le',
  'mail.fact.priceNow': 'Prix jusque-là',
  'mail.fact.newPrice': 'Nouveau prix',
  'mail.fact.priceFrom': 'Nouveau prix à partir du',
  'mail.fact.extraDays': 'Jours offerts',
  'mail.fact.watchUntil': 'Accès jusqu’au',
  'mail.fact.received': 'Date de réception',
  'mail.fact.stated': 'Nom',
  'mail.because.account': 'Vous recevez cet e-mail car il concerne votre compte {brand}.',
  'mail.because.plan': 'Vous recevez cet e-mail car il concerne votre formule {brand}.',
  'mail.because.request': 'Vous recevez cet e-mail car cette adresse a été saisie sur {brand}.',
  'mail.because.deleted':
    'Vous recevez cet e-mail car cette adresse était celle d’un compte {brand}. C’est le dernier.',
  'mail.because.ticket':
    'Vous recevez cet e-mail car un message a été envoyé à notre assistance avec cette adresse.',
  'mail.because.operator':
    'Vous recevez cet e-mail car cette adresse est celle de l’assistance de {brand}.',
  'mail.because.episodes':
    'Vous recevez cet e-mail car les e-mails sur les nouveaux épisodes sont activés pour l’un de vos profils.',
  'mail.help': 'Aide',
  'mail.settings': 'Vos paramètres',
  'mail.stop': 'Désactiver ces e-mails',
  'legal.updated': 'Dernière mise à jour le {date}',
};
