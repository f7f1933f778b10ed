import type { profiles as english } from '../en/profiles.ts';

/** Texts of the profiles: who is watching, PIN, avatars. */
export const profiles: Record<keyof typeof english, string> = {
  'profiles.who': 'Qui regarde ?',
  'profiles.manage': 'Gérer les profils',
  'profiles.done': 'Terminé',
  'profiles.add': 'Ajouter un profil',
  'profiles.edit': 'Modifier {name}',
  'profiles.kids': 'Enfants',
  'profiles.locked': 'Protégé par un code PIN',
  'profiles.most': 'Un compte peut avoir jusqu’à huit profils.',
  'profiles.guest': 'Connectez-vous pour voir vos profils',
  'profiles.guestText':
    'À chaque personne de la maison sa liste, et sa place dans chaque histoire.',
  'profiles.child':
    'Ceci est un profil enfant. Pour modifier les profils, passez d’abord à un profil adulte.',
  'profiles.choose': 'Changer de profil',
  'profiles.switch': 'Regarder avec le profil {name}',
  'profiles.notForChildren':
    'Cette page n’est pas pour les enfants. Voici l’accueil du profil {name}.',

  'profile.newTitle': 'Nouveau profil',
  'profile.editTitle': 'Modifier le profil',
  'profile.avatar': 'Image',
  'profile.avatarTaken': '{name}, image déjà utilisée',
  'profile.name': 'Nom',
  'profile.nameHint': 'Dans l’écriture de votre choix, 64 lettres au plus.',
  'profile.kids': 'Profil enfant',
  'profile.kidsText':
    'Ne montre que ce qui convient aux enfants, dans les rangées, la recherche et la télévision en direct. Il ne permet de modifier ni le compte ni les autres profils.',
  'profile.mainStays':
    'C’est le profil principal du compte. Il est réservé aux adultes et ne peut pas être supprimé.',
  'profile.language': 'Langue',
  'profile.languageOf': 'Langue de ce profil',
  'profile.languageText': '{brand} passe à cette langue quand ce profil est choisi.',
  'screenTime.title': 'Temps d’écran',
  'screenTime.text':
    'Quand et combien de temps cet enfant peut regarder. Le lecteur le rappelle gentiment dix minutes avant la fin.',
  'screenTime.daily': 'Durée par jour',
  'screenTime.noLimit': 'Sans limite',
  'screenTime.hours': 'Seulement à certaines heures',
  'screenTime.from': 'Début',
  'screenTime.until': 'Fin',
  'screenTime.order': 'Doit être plus tard que le début',
  'screenTime.watched': 'Ce que cet enfant a regardé',
  'screenTime.notCounted': 'Le temps est compté dès qu’une limite est fixée.',
  'screenTime.nothing': 'Rien pour l’instant.',
  'profile.playback': 'Lecture',
  'profile.autoNext': 'Lancer automatiquement l’épisode suivant',
  'profile.autoPreview': 'Lancer les aperçus pendant la navigation',
  'profile.audioDescription': 'Audiodescription',
  'profile.audioDescriptionText':
    'Une voix décrit ce qui se passe à l’écran, si le titre la propose.',
  'profile.subtitlesForDeaf': 'Sous-titres pour sourds et malentendants',
  'profile.subtitlesForDeafText':
    'Quand les sous-titres sont activés, ils indiquent aussi les sons, si le titre les propose.',
  'profile.save': 'Enregistrer',
  'profile.create': 'Créer le profil',
  'profile.cancel': 'Annuler',
  'profile.saved': 'Profil {name} enregistré.',
  'profile.lock': 'Code PIN',
  'profile.lockText': 'Un code PIN à quatre chiffres est demandé pour ouvrir ce profil.',
  'profile.lockKidsText':
    'Un code PIN à quatre chiffres permet aux adultes de quitter ce profil. Sans lui, le mot de passe du compte est demandé.',
  'profile.setPin': 'Définir un code PIN',
  'profile.changePin': 'Changer le code PIN',
  'profile.removePin': 'Retirer le code PIN',
  'profile.pinSet': 'Le code PIN est défini.',
  'profile.pinRemoved': 'Le code PIN est retiré.',
  'profile.delete': 'Supprimer le profil',
  'profile.deleteTitle': 'Supprimer ce profil ?',
  'profile.deleteText':
    'La liste, les favoris et la progression du profil {name} seront supprimés. Les autres profils et votre formule ne changent pas.',
  'profile.deleted': 'Profil {name} supprimé.',

  'pin.title': 'Saisissez le code PIN',
  'pin.label': 'Code PIN à 4 chiffres',
  'pin.new': 'Nouveau code PIN à 4 chiffres',
  'pin.enter': 'Le profil {name} est protégé par un code PIN.',
  'pin.leave': 'Pour quitter le profil {name}, saisissez son code PIN.',
  'pin.leaveByPassword':
    'Pour quitter le profil {name}, saisissez le mot de passe de votre compte.',
  'pin.logOut': 'Pour vous déconnecter, saisissez le code PIN du profil {name}.',
  'pin.logOutByPassword':
    'Pour vous déconnecter depuis le profil {name}, saisissez le mot de passe de votre compte.',
  'pin.moreTime':
    'Pour accorder {minutes} minutes de plus, saisissez le code PIN du profil {name}.',
  'pin.moreTimeByPassword':
    'Pour accorder {minutes} minutes de plus, saisissez le mot de passe de votre compte.',
  'pin.grownUps': 'Réservé aux adultes',
  'pin.usePassword': 'Utiliser le mot de passe du compte',
  'pin.usePin': 'Utiliser le code PIN',
  'pin.submit': 'Continuer',
  'pin.wait': 'Nouvel essai dans {seconds} s',
  'pin.setText': 'Choisissez quatre chiffres et saisissez le mot de passe de votre compte.',
  'pin.offer':
    'Définissez un code PIN, pour que seuls les adultes puissent quitter le profil {name} ou s’y déconnecter.',
  'pin.notNow': 'Pas maintenant',
  'pin.removeText': 'Saisissez le mot de passe de votre compte pour retirer le code PIN.',
  'pin.noPassword':
    'Votre compte n’a pas encore de mot de passe. Nous pouvons vous envoyer un lien pour en choisir un ; revenez ensuite ici.',
  'pin.sendLink': 'Choisir un mot de passe',

  'avatar.star': 'Étoile',
  'avatar.crescent': 'Croissant',
  'avatar.lantern': 'Lanterne',
  'avatar.falcon': 'Faucon',
  'avatar.ship': 'Navire',
  'avatar.astrolabe': 'Astrolabe',
  'avatar.tulip': 'Tulipe',
  'avatar.dome': 'Coupole',
  'avatar.rosette': 'Rosace',
  'avatar.gate': 'Porte',
  'avatar.balloon': 'Montgolfière',
  'avatar.cat': 'Chat',
  'avatar.rocket': 'Fusée',
  'avatar.fish': 'Poisson',
  'avatar.palace': 'Palais',
  'avatar.telescope': 'Télescope',
  'avatar.sailboat': 'Voilier',
  'avatar.moon': 'Lune',
  'avatar.flower': 'Fleur',
};
