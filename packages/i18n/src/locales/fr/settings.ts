import type { settings as english } from '../en/settings.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of the settings: account, devices, sessions, privacy. */
export const settings: Record<keyof typeof english, string> & Forms = {
  'settings.sections': 'Rubriques des paramètres',
  'settings.all': 'Tous les paramètres',
  'settings.intro': 'Compte : {name}',
  'settings.change': 'Modifier',
  'settings.changeIt': 'Modifier : {what}',
  'settings.add': 'Ajouter',
  'settings.addIt': 'Ajouter : {what}',
  'settings.confirm': 'Confirmer',
  'settings.confirmIt': 'Confirmer : {what}',
  'settings.resendTo': 'Renvoyer le lien à {email}',
  'settings.emailWaits': 'Devient {email} après confirmation',
  'settings.cancelChange': 'Annuler le changement vers {email}',
  'settings.missing': 'Non indiqué',
  'settings.confirmed': 'Confirmé',
  'settings.notConfirmed': 'Non confirmé',
  'settings.saved': 'Enregistré.',
  'settings.cancel': 'Annuler',

  'settings.accountText': 'Votre nom et vos coordonnées.',
  'settings.country': 'Pays',
  'settings.phoneUse': 'Un numéro confirmé permet de se connecter.',

  'settings.password': 'Mot de passe',
  'settings.passwordText': 'Le modifier déconnecte vos autres appareils.',
  'settings.passwordSet': 'Vous avez un mot de passe',
  'settings.passwordNone':
    'Vous n’avez pas encore de mot de passe. Vous vous connectez par un autre service.',
  'settings.setPassword': 'Choisir un mot de passe',

  'settings.planText': 'Votre formule, et jusqu’à quand elle est payée.',
  'settings.nextCharge': 'Prochain prélèvement',
  'settings.extraDays': 'Jours offerts',
  'settings.extraDaysUntil':
    'Vous pouvez regarder jusqu’au {date}. Ces jours sont offerts, et rien ne sera prélevé à leur fin.',
  'settings.extraDaysLater':
    'Ils sont gratuits, et vos prélèvements ne changent pas. Ils commencent quand la période payée est finie, si votre formule s’arrête ou si un paiement échoue.',
  'settings.sharedPlanTitle': 'La formule de votre famille',
  'settings.sharedPlan': 'Vous regardez avec la formule de votre famille. Son titulaire la gère.',
  'settings.noPlanTitle': 'Pas encore de formule',
  'settings.seePlans': 'Voir les formules',
  'settings.streams_one': '{count} écran à la fois',
  'settings.streams_many': '{count} d’écrans à la fois',
  'settings.streams_other': '{count} écrans à la fois',
  'settings.familySeats_one': 'pour vous et {count} autre personne',
  'settings.familySeats_many': 'pour vous et {count} d’autres personnes',
  'settings.familySeats_other': 'pour vous et {count} autres personnes',

  'settings.devices': 'Appareils',
  'settings.devicesText':
    'Les appareils sur lesquels vous pouvez regarder, et ceux où votre compte est connecté.',
  'settings.devicesMay': 'Appareils autorisés',
  'settings.devicesCount': '{used} sur {most} utilisés',
  'settings.devicesNone': 'Aucun appareil n’a encore servi à regarder avec ce compte.',
  'settings.thisDevice': 'Cet appareil',
  'settings.deviceOver': 'Lecture impossible : limite dépassée',
  'settings.lastUsed': 'Dernière utilisation : {time}',
  'settings.now': 'à l’instant',
  'settings.signOut': 'Déconnecter',
  'settings.signOutOf': 'Déconnecter : {device}',
  'settings.signOutDevice': 'Déconnecter cet appareil ?',
  'settings.signOutDeviceText':
    'Cet appareil ({device}) sera déconnecté et ne comptera plus dans votre limite. Ce qui y a été regardé reste dans votre compte.',
  'settings.deletesLeft_one':
    'Vous pouvez déconnecter encore {count} appareil au cours des 30 prochains jours.',
  'settings.deletesLeft_many':
    'Vous pouvez déconnecter encore {count} d’appareils au cours des 30 prochains jours.',
  'settings.deletesLeft_other':
    'Vous pouvez déconnecter encore {count} appareils au cours des 30 prochains jours.',
  'settings.deletesNone':
    'Vous avez déconnecté le nombre maximal d’appareils en 30 jours. Réessayez plus tard.',
  'settings.deviceGone': 'Déconnexion effectuée : {device}.',
  'settings.devicesModal': 'Vos appareils',
  'settings.devicesModalDone': 'Vous pouvez maintenant regarder sur cet appareil.',
  'settings.sessions': 'Sessions ouvertes',
  'settings.sessionsText':
    'Une session vous semble inconnue ? Déconnectez-la et changez votre mot de passe.',
  'settings.signOutSession': 'Déconnecter cette session ?',
  'settings.signOutSessionText':
    'Il faudra se reconnecter sur cet appareil ({device}). Rien d’autre ne change.',
  'settings.everywhere': 'Se déconnecter partout',
  'settings.everywhereElse': 'Partout ailleurs',
  'settings.everywhereElseTitle': 'Se déconnecter partout ailleurs ?',
  'settings.everywhereElseText':
    'Il faudra se reconnecter sur tous les autres navigateurs, téléphones et téléviseurs. Ici, la session reste ouverte.',
  'settings.everywhereElseDone_one': '{count} session déconnectée.',
  'settings.everywhereElseDone_many': '{count} de sessions déconnectées.',
  'settings.everywhereElseDone_other': '{count} sessions déconnectées.',
  'settings.everywhereHere': 'Partout, ici aussi',
  'settings.everywhereHereTitle': 'Se déconnecter partout ?',
  'settings.everywhereHereText':
    'Il faudra se reconnecter sur tous les navigateurs, téléphones et téléviseurs, y compris celui-ci.',

  'settings.profiles': 'Profils',
  'settings.profilesText': 'À chaque personne de la maison sa liste, sa progression et sa langue.',
  'settings.profilesManage': 'Gérer les profils',
  'settings.profileNow': 'Profil actuel',
  'settings.profileKids': 'Enfants',
  'settings.profileDefault': 'Profil principal',

  'settings.playback': 'Lecture',
  'settings.playbackFor': 'Pour le profil {name}.',
  'settings.autoNext': 'Lancer automatiquement l’épisode suivant',
  'settings.autoNextText': 'Quand un épisode se termine, le suivant commence.',
  'settings.autoPreview': 'Lancer automatiquement les aperçus',
  'settings.autoPreviewText': 'De courtes bandes-annonces sans le son pendant la navigation.',
  'settings.subtitlesAlways': 'Toujours afficher les sous-titres',
  'settings.subtitlesAlwaysText':
    'Sur cet appareil. Dans la langue du site, jusqu’à ce que vous en choisissiez une autre dans le lecteur.',
  'settings.quality': 'Qualité de l’image',
  'settings.qualityText': 'Sur cet appareil. Une meilleure qualité consomme plus de données.',
  'settings.qualityAuto': 'Automatique',
  'settings.qualityBest': 'La meilleure, jusqu’à 1080p',
  'settings.qualityGood': 'Bonne, jusqu’à 720p',
  'settings.qualitySaver': 'Économie de données, jusqu’à 480p',
  'settings.qualityOwn': 'Jusqu’à {height}p',

  'settings.subtitles': 'Sous-titres',
  'settings.subtitlesText': 'Leur apparence dans le lecteur, sur cet appareil.',
  'settings.subtitlesSample': 'Les étoiles brillaient encore\nquand ils rentrèrent.',
  'settings.subtitlesPreview': 'Voici le résultat',
  'settings.size': 'Taille',
  'settings.size.small': 'Petite',
  'settings.size.medium': 'Moyenne',
  'settings.size.large': 'Grande',
  'settings.size.huge': 'Très grande',
  'settings.colour': 'Couleur',
  'settings.colour.white': 'Blanc',
  'settings.colour.yellow': 'Jaune',
  'settings.colour.cyan': 'Bleu clair',
  'settings.colour.green': 'Vert',
  'settings.background': 'Fond',
  'settings.background.none': 'Aucun',
  'settings.background.soft': 'Léger',
  'settings.background.solid': 'Opaque',
  'settings.position': 'Position',
  'settings.position.low': 'En bas',
  'settings.position.raised': 'Un peu plus haut',
  'settings.position.top': 'En haut',
  'settings.edge': 'Relief',
  'settings.edge.shadow': 'Ombre',
  'settings.edge.outline': 'Contour',
  'settings.subtitlesReset': 'Rétablir les réglages d’origine',

  'settings.languageText': 'La langue des pages, et celle du profil.',
  'settings.languagePages': 'Langue des pages',
  'settings.languageProfile': 'Langue du profil {name}',
  'settings.languageProfileText': 'Utilisée quand ce profil est choisi.',

  'settings.notifications': 'Notifications',
  'settings.notificationsText': 'Quand nous pouvons vous annoncer de nouveaux épisodes.',
  'settings.push': 'Nouveaux épisodes, sur cet appareil',
  'settings.pushText':
    'Quand vous avez terminé le dernier épisode d’une série, nous vous prévenons de l’arrivée du suivant. Jamais entre 22 h et 8 h.',
  'settings.pushDenied':
    'Votre navigateur bloque les notifications de {brand}. Autorisez-les dans ses paramètres pour ce site, puis rechargez la page.',
  'settings.pushHomeScreen':
    'Sur un iPhone ou un iPad, ajoutez {brand} à l’écran d’accueil et ouvrez-le de là pour activer cette option.',
  'settings.pushUnsupported': 'Ce navigateur ne peut pas afficher de notifications.',
  'settings.pushOthers_one': 'Activées aussi pour ce profil sur {count} autre appareil.',
  'settings.pushOthers_many': 'Activées aussi pour ce profil sur {count} d’autres appareils.',
  'settings.pushOthers_other': 'Activées aussi pour ce profil sur {count} autres appareils.',
  'settings.episodeMails': 'Nouveaux épisodes, par e-mail',
  'settings.episodeMailsText':
    'Quand vous avez terminé le dernier épisode d’une série, nous vous écrivons dès que le suivant est là. Au plus une fois par jour et par série.',
  'settings.episodeMailsUnverified': 'Confirmez d’abord votre adresse e-mail.',
  'settings.owedMails':
    'Les e-mails sur votre compte et vos paiements ne peuvent pas être désactivés.',
  'episodeMails.title': 'E-mails sur les nouveaux épisodes',
  'episodeMails.text': 'Voulez-vous ne plus recevoir ces e-mails pour ce profil\u202f?',
  'episodeMails.stop': 'Désactiver',
  'episodeMails.stopped': 'Ces e-mails sont désactivés',
  'episodeMails.stoppedText':
    'Nous n’écrivons plus au sujet des nouveaux épisodes pour ce profil. Vous pouvez les réactiver dans les paramètres.',
  'episodeMails.failed': 'Ce lien ne fonctionne pas',
  'episodeMails.failedText':
    'Il est peut-être incomplet. Ouvrez-le à nouveau depuis l’e-mail, ou désactivez les e-mails dans les paramètres.',

  'settings.privacy': 'Cookies et vie privée',
  'settings.privacyText': 'Voir, télécharger ou supprimer ce que nous conservons à votre sujet.',
  'settings.cookiesText': 'Les cookies facultatifs que nous pouvons utiliser.',
  'settings.export': 'Exporter mes données',
  'settings.exportText':
    'Un seul fichier avec tout ce que nous conservons à votre sujet : compte, profils, listes et historique.',
  'settings.exportStart': 'Télécharger',
  'settings.exportBusy': 'Collecte de vos données…',
  'settings.exportDone': 'Votre fichier a été téléchargé.',
  'settings.delete': 'Supprimer mon compte',
  'settings.deleteText':
    'Votre compte est supprimé au bout de 14 jours. D’ici là, vous pouvez changer d’avis.',
  'settings.deleteOpen': 'Supprimer',
  'settings.deleteGoes': 'Supprimé au bout de 14 jours',
  'settings.deleteGoesList':
    'Votre nom, votre adresse e-mail et votre numéro de téléphone\nTous les profils, les listes et la progression\nTous les appareils et toutes les sessions',
  'settings.deleteStays': 'Conservé parce que la loi l’exige',
  'settings.deleteStaysList': 'Les reçus de paiement, sans vos profils ni ce que vous avez regardé',
  'settings.deleteNow':
    'Toutes vos autres sessions seront fermées aussitôt. Pendant 14 jours, vous pouvez vous connecter et garder votre compte.',
  'settings.deletePassword': 'Votre mot de passe, pour vérifier que c’est bien vous',
  'settings.deleteNoPassword':
    'Votre compte n’a pas encore de mot de passe. Choisissez-en un d’abord, pour que personne d’autre ne puisse supprimer votre compte.',
  'settings.deleteSubmit': 'Supprimer mon compte',
  'settings.deletionTitle': 'Vous changez d’avis ?',
  'settings.deletionOn': 'Votre compte sera supprimé le {date}',
  'settings.deletionText':
    'D’ici là, tout fonctionne comme avant. Si vous changez d’avis, gardez-le.',
  'settings.keep': 'Garder mon compte',
  'settings.keepLater': 'Pas maintenant',
  'settings.kept': 'Votre compte est conservé. Ravis de vous garder parmi nous.',

  'settings.logOutText': 'Sur ce navigateur uniquement.',
  'settings.loggingOut': 'Déconnexion…',
  'settings.loading': 'Chargement',

  'settings.kids': 'Profil enfant',
  'settings.kidsText':
    'Les paramètres du compte sont réservés aux adultes. Quittez ce profil pour les voir.',
  'settings.kidsLeave': 'Quitter le profil enfant',

  'userInfo.name': 'Votre nom',
  'userInfo.email': 'Votre adresse e-mail',
  'userInfo.emailText':
    'Nous enverrons un lien à la nouvelle adresse. L’adresse actuelle reste valable jusqu’à ce que vous ouvriez le lien.',
  'userInfo.newEmail': 'Nouvelle adresse e-mail',
  'userInfo.phone': 'Votre numéro de téléphone',
  'userInfo.phoneText':
    'Nous vous enverrons un code par SMS pour confirmer que ce numéro est le vôtre.',
  'userInfo.phoneCode': 'Confirmez votre numéro de téléphone',
  'userInfo.phoneCodeText': 'Nous enverrons un code à {length} chiffres au {phone}.',
  'userInfo.phoneCodeSend': 'Envoyer le code',
  'userInfo.phoneDone': 'Votre numéro de téléphone est confirmé.',
  'userInfo.country': 'Votre pays',
  'userInfo.chooseCountry': 'Choisissez un pays',
  'userInfo.password': 'Votre mot de passe',
  'userInfo.currentPassword': 'Mot de passe actuel',
  'userInfo.newPassword': 'Nouveau mot de passe',
  'userInfo.passwordDone':
    'Votre nouveau mot de passe est enregistré. Vos autres appareils sont déconnectés.',
  'userInfo.passwordLink':
    'Nous enverrons à {email} un lien pour choisir un mot de passe. Vous pourrez ensuite vous connecter des deux façons.',
  'userInfo.passwordNoEmail':
    'Pour choisir un mot de passe, ajoutez d’abord une adresse e-mail. Nous y enverrons le lien.',
  'userInfo.passwordSent': 'Le lien est en route vers {email}.',
  'userInfo.sendLink': 'Envoyer le lien',
  'userInfo.save': 'Enregistrer',
};
