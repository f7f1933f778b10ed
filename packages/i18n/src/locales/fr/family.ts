import type { family as english } from '../en/family.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Family sharing and the invitation of friends. */
export const family: Record<keyof typeof english, string> & Forms = {
  'family.lead':
    'Partagez votre formule avec les gens de la maison. Chaque personne a son compte et ses listes.',
  'family.guest': 'Connectez-vous pour voir votre famille',
  'family.guestText': 'Vous voyez ici qui partage une formule avec vous.',
  'family.noPlan': 'Votre formule est individuelle',
  'family.noPlanText':
    'Avec une formule familiale, vous partagez {brand} avec les gens de la maison.',
  'family.due': 'Le paiement de votre formule famille est en attente',
  'family.dueText':
    'Le dernier paiement a échoué : personne ne peut regarder pour le moment. Payez à nouveau, et tout le monde revient.',
  'family.seePlans': 'Voir les formules',
  'family.kidsText': 'Seul un adulte peut changer les membres de la famille.',
  'family.failed': 'Impossible de charger votre famille',
  'family.people': 'Les membres de la famille',
  'family.you': '{name} (vous)',
  'family.nobody': 'Personne n’a encore rejoint la famille.',
  'family.linkTitle': 'Envoyez ce lien à une seule personne',
  'family.linkText':
    'Il sert une fois, pendant sept jours. Créez un autre lien pour la personne suivante.',
  'family.share': 'Partager',
  'family.shareText': 'Rejoignez ma famille sur {brand}',
  'family.mailTitle': 'Inviter par e-mail',
  'family.mailText':
    'Nous envoyons une invitation en votre nom. Elle sert une fois, pendant sept jours.',
  'family.mailAction': 'Envoyer l’invitation',
  'family.mailSent': 'L’invitation est en route vers {email}.',
  'family.open': 'Invitations en attente',
  'family.openLink': 'Un lien d’invitation',
  'family.openUntil': 'Valable jusqu’au {date}',
  'family.withdraw': 'Annuler',
  'family.withdrawOf': 'Annuler l’invitation : {name}',
  'family.withdrawn': 'L’invitation ne fonctionne plus.',
  'family.remove': 'Retirer {name}',
  'family.removeTitle': 'Retirer de la famille ?',
  'family.removeText':
    'Dès maintenant, {name} ne pourra plus regarder avec votre formule, mais gardera son compte, ses listes et ses profils.',
  'family.removeAction': 'Retirer',
  'family.leave': 'Quitter la famille',
  'family.leaveTitle': 'Quitter la famille ?',
  'family.leaveText':
    'Dès maintenant, vous ne pourrez plus utiliser la formule que {name} partage avec vous. Votre compte, vos listes et vos profils restent à vous.',
  'family.acceptTitle': 'Rejoindre une famille',
  'family.acceptFailed': 'Cette invitation ne fonctionne pas',
  'family.acceptNoToken': 'L’adresse est incomplète. Ouvrez le lien entier de l’invitation.',
  'family.acceptLater': 'Pas maintenant',
  'family.acceptHome': 'Aller à l’accueil',
  'family.toFamily': 'Voir la famille',

  'invitation.guest': 'Connectez-vous pour inviter vos proches',
  'invitation.guestText': 'Envoyez votre lien et regardez ensemble.',
  'invitation.link': 'Votre lien d’invitation',
  'invitation.ways': 'Envoyer par',
  'invitation.email': 'E-mail',
  'invitation.nobody': 'Personne ne s’est encore inscrit avec votre lien.',
  'invitation.came_one': '{count} personne s’est inscrite avec votre lien.',
  'invitation.came_many': '{count} de personnes se sont inscrites avec votre lien.',
  'invitation.came_other': '{count} personnes se sont inscrites avec votre lien.',
};
