import type { ui as english } from '../en/ui.ts';
import { account } from './account.ts';
import { billing } from './billing.ts';
import { browse } from './browse.ts';
import { campaign } from './campaign.ts';
import { captions } from './captions.ts';
import { channels } from './channels.ts';
import { family } from './family.ts';
import { http } from './http.ts';
import { landing } from './landing.ts';
import { payment } from './payment.ts';
import { popups } from './popups.ts';
import { prayer } from './prayer.ts';
import { profiles } from './profiles.ts';
import { settings } from './settings.ts';
import { social } from './social.ts';
import { statics } from './statics.ts';
import { support } from './support.ts';
import { television } from './television.ts';
import { watching } from './watching.ts';
import { withdrawal } from './withdrawal.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of the web client. */
export const ui: Record<keyof typeof english, string> & Forms = {
  ...account,
  ...billing,
  ...browse,
  ...campaign,
  ...captions,
  ...channels,
  ...family,
  ...http,
  ...landing,
  ...payment,
  ...popups,
  ...prayer,
  ...profiles,
  ...settings,
  ...social,
  ...statics,
  ...support,
  ...television,
  ...watching,
  ...withdrawal,
  'loadingPage.unexpectedError': 'Une erreur inattendue est survenue, veuillez réessayer !',
  'errors.unexpectedErrorHappened': 'Une erreur inattendue est survenue, veuillez réessayer !',

  'nav.main': 'Menu principal',
  'nav.places': 'Rubriques',
  'nav.skip': 'Aller au contenu',
  'nav.home': 'Accueil',
  'nav.search': 'Rechercher',
  'nav.liveTv': 'TV en direct',
  'nav.myList': 'Ma liste',
  'nav.plans': 'Formules',
  'nav.account': 'Compte',
  'nav.language': 'Langue',

  'account.logIn': 'Se connecter',
  'account.logOut': 'Se déconnecter',
  'account.subscribe': 'S’abonner',
  'account.menu': 'Menu : {name}',
  'account.settings': 'Paramètres',
  'account.family': 'Partage familial',
  'account.invitation': 'Inviter des proches',
  'account.paymentHistory': 'Historique des paiements',
  'account.help': 'Centre d’aide',

  'action.play': 'Lire',
  'action.playEpisode': 'Lire {episode}',
  'action.resume': 'Reprendre {episode}',
  'action.details': 'Détails',
  'action.like': 'J’aime',
  'action.dislike': 'Pas pour moi',
  'action.share': 'Partager',
  'action.back': 'Retour',
  'action.close': 'Fermer',
  'action.home': 'Accueil',
  'action.tryAgain': 'Réessayer',

  'state.starting': 'Nous allumons les lampes…',
  'state.loading': 'Chargement',
  'state.errorTitle': 'Quelque chose n’a pas fonctionné',
  'state.offlineTitle': 'Vous êtes hors connexion',
  'state.offlineText': 'Tout reprendra au retour de la connexion.',
  'offline.banner':
    'Vous êtes hors connexion. Ce qui est à l’écran y reste ; le reste se chargera au retour de la connexion.',
  'offline.copy': 'Vous êtes hors connexion. Voici ce que cet appareil affichait le {time}.',
  'offline.noTitle': 'Sans connexion, ce titre ne peut pas être ouvert.',
  'offline.noPlayer': 'La lecture demande une connexion. Votre position est conservée.',
  'offline.myList': 'Vous êtes hors connexion. «\u00a0Ma liste\u00a0» changera dès son retour.',

  'badge.new': 'Nouveau',
  'badge.free': 'Gratuit',
  'badge.live': 'Direct',
  'badge.lastChance': 'Dernière chance',

  'title.film': 'Film',
  'title.liked': '{percent} % ont aimé',
  'title.year': '{year}',
  'title.seasons_one': '{count} saison',
  'title.seasons_many': '{count} de saisons',
  'title.seasons_other': '{count} saisons',
  'episode.short': 'S{season}:E{episode}',
  'episode.numbered': '{number}. {title}',
  'time.minutes': '{minutes} min',
  'time.fullHours': '{hours} h',
  'time.hours': '{hours} h {minutes} min',
  'time.left': 'encore {time}',

  'home.description':
    '{brand} : séries, films et télévision en direct pour toute la famille, avec une interface en douze langues.',
  'home.empty': 'Rien ici pour l’instant',
  'home.emptyChild': 'Demande à un adulte d’ajouter des titres à ce profil.',
  'home.liveNow': 'En direct',
  'home.allChannels': 'Toutes les chaînes',
  'row.seeAll': 'Tout voir',
  'row.previous': 'Précédent',
  'row.next': 'Suivant',
  'spotlight.role': 'carrousel',
  'spotlight.label': 'À la une aujourd’hui',
  'spotlight.show': 'Afficher {title}',
  'action.undo': 'Annuler',
  'continue.menu': 'Plus d’options : {title}',
  'continue.restart': 'Reprendre au début',
  'continue.watched': 'Marquer comme vu',
  'continue.remove': 'Retirer de la rangée',
  'continue.restarted': '{title} reprendra au début.',
  'continue.wasWatched': '{title} : marqué comme vu.',
  'continue.removed': '{title} ne figure plus dans « Reprendre la lecture ».',
  'stale.notice':
    'Le catalogue est inaccessible pour le moment. Vous voyez la dernière version chargée.',
  'preview.label': '{title} : aperçu',
  'preview.play': 'Lire {title}',
  'preview.details': 'Détails : {title}',
  'preview.myList': 'Ma liste : {title}',
  'trailer.pause': 'Mettre la bande-annonce en pause',
  'trailer.play': 'Lire la bande-annonce',

  'list.empty': 'Cette rangée est vide pour le moment',
  'list.failed': 'Impossible de charger la suite.',
  'sort.label': 'Trier par',
  'sort.default': 'Recommandations',
  'sort.newest': 'Plus récents',
  'sort.title': 'Titre',
  'sort.year': 'Année',

  'detail.episodes': 'Épisodes',
  'detail.trailers': 'Bandes-annonces',
  'detail.cast': 'Distribution',
  'detail.similar': 'Titres similaires',
  'detail.season': 'Saison',
  'detail.moreEpisodes': 'Plus d’épisodes',
  'detail.noEpisodes': 'Cette saison n’a pas encore d’épisodes.',
  'detail.genres': 'Genres',
  'detail.audio': 'Audio',
  'detail.subtitles': 'Sous-titres',

  'search.placeholder': 'Séries, films, personnes',
  'search.clear': 'Effacer',
  'search.searching': 'Recherche…',
  'search.results': 'Résultats de la recherche',
  'search.found': 'Résultats trouvés pour « {query} »',
  'search.none': 'Aucun résultat pour « {query} »',
  'search.noneTitle': 'Aucun résultat',
  'search.noneText': 'Essayez moins de lettres, une autre orthographe ou un nom du casting.',
  'search.titleOf': 'Recherche : {query}',
  'search.recent': 'Recherches récentes',
  'search.forget': 'Effacer',
  'search.suggestions': 'Titres suggérés',

  'myList.added': '{title} : ajouté à Ma liste.',
  'myList.removed': '{title} : retiré de Ma liste.',
  'myList.empty': 'Votre liste est vide',
  'myList.emptyText':
    'Appuyez sur « Ma liste » pour retrouver un titre ici, sur tous vos appareils.',
  'myList.guest': 'Connectez-vous pour enregistrer une liste',
  'myList.browse': 'Parcourir les titres',

  'modals.title': 'Toutes les boîtes de dialogue',
  'modals.text': 'Pour les essais. Les noms sont ceux du code ; rien n’est enregistré.',
  'share.title': 'Partager',
  'share.link': 'Lien',
  'share.copy': 'Copier le lien',
  'share.copied': 'Copié',
  'share.byHand':
    'Ce navigateur ne permet pas la copie : le lien est sélectionné, copiez-le à la main.',
  'share.email': 'E-mail',

  'cookies.title': 'Cookies',
  'cookies.notice': 'Avis relatif aux cookies',
  'cookies.text':
    'Nous utilisons des cookies pour maintenir votre connexion et, si vous l’acceptez, pour améliorer le service.',
  'cookies.policy': 'Politique des cookies',
  'cookies.allowAll': 'Tout accepter',
  'cookies.preferences': 'Préférences',
  'cookies.reject': 'Nécessaires',
  'cookies.necessary': 'Nécessaires : session, langue et votre choix de cookies',
  'cookies.functionality': 'Fonctionnels : ce que vous avez regardé en dernier, et le volume',
  'cookies.analytics': 'Mesure d’audience : quelles pages fonctionnent bien ou non',
  'cookies.social': 'Réseaux sociaux : partage et connexion par ces réseaux',
  'cookies.save': 'Enregistrer mon choix',
  'cookies.needed':
    'Votre navigateur bloque les cookies de ce site, et sans eux il n’est pas possible de rester en session. Autorisez-les dans les réglages du navigateur, puis réessayez.',

  'error.crash': 'Oups, une erreur est survenue !',
  'error.crashText': 'C’est notre faute. Recharger la page suffit souvent.',
  'error.timeout': 'Oups, le délai est dépassé !',
  'error.timeoutText': 'La page a mis trop de temps à se charger. Vérifiez votre connexion.',
  'error.server': 'Le serveur s’est absenté un moment. Veuillez réessayer plus tard',
  'error.notFound': 'Cette page est introuvable',
  'error.notFoundText': 'Elle a été déplacée, ou le lien qui y mène est mal formé.',

  'player.name': 'Lecteur',
  'player.back': 'Retour',
  'player.pause': 'Pause',
  'player.replay': 'Revoir',
  'player.skipBack': 'Reculer de 10 secondes',
  'player.skipForward': 'Avancer de 10 secondes',
  'player.mute': 'Couper le son',
  'player.unmute': 'Rétablir le son',
  'player.volume': 'Volume',
  'player.timeline': 'Position',
  'player.timeOf': '{position} sur {duration}',
  'player.next': 'Épisode suivant',
  'player.nextChannel': 'Chaîne suivante',
  'player.subtitlesOff': 'Désactivés',
  'player.quality': 'Qualité',
  'player.qualityAuto': 'Automatique',
  'player.speed': 'Vitesse',
  'player.speedNormal': 'Normale',
  'player.pip': 'Image dans l’image',
  'player.pipExit': 'Quitter l’image dans l’image',
  'player.fullscreen': 'Plein écran',
  'player.fullscreenExit': 'Quitter le plein écran',
  'player.goLive': 'Revenir au direct',
  'player.rating': 'Âge conseillé : {rating}',
  'player.error.network': 'Connexion perdue',
  'player.error.networkText':
    'Impossible d’accéder à la vidéo. Vérifiez votre connexion. Votre position est enregistrée.',
  'player.error.access': 'Votre session de visionnage a expiré',
  'player.error.accessText': 'Relancez la lecture pour reprendre là où elle s’est arrêtée.',
  'player.error.missing': 'Vidéo introuvable',
  'player.error.missingText':
    'Elle a peut-être été déplacée. Revenez en arrière et choisissez-la à nouveau.',
  'player.error.offAir': 'La chaîne est en pause',
  'player.error.offAirText': 'La lecture reprendra d’elle-même dès son retour.',
  'player.error.media': 'Cette vidéo ne peut pas être lue',
  'player.error.mediaText': 'Une partie n’a pas pu être lue. Réessayer suffit souvent.',
  'player.error.unsupported': 'Votre navigateur ne peut pas lire cette vidéo',
  'player.error.unsupportedText': 'Mettez-le à jour, ou utilisez un autre navigateur.',
  'player.help': 'Raccourcis clavier',
  'player.helpPlayPause': 'Lecture ou pause',
  'player.helpSkip': '10 secondes en arrière ou en avant',
  'player.helpStartEnd': 'Aller au début ou à la fin',
  'player.helpFraction': 'Aller à un pourcentage (0 à 90\u00a0%)',
  'player.helpHelp': 'Afficher ces raccourcis',
  'watch.login': 'Connectez-vous pour regarder',
  'watch.loginText': 'Avec un compte, vous reprenez où vous en étiez, sur tous vos appareils.',
  'watch.packages': 'Inclus dans une formule',
  'watch.packagesText':
    'Choisissez une formule pour tout regarder. Chaque titre indique ses langues audio et ses sous-titres.',
  'watch.needsPlan':
    'Il vous faut une formule pour regarder ce titre, à partir de {price} par mois.',
  'watch.handheld': 'Votre formule est pour les téléphones et les tablettes',
  'watch.handheldText':
    'Elle ne fonctionne pas sur cet appareil. Continuez sur votre téléphone ou tablette, ou changez de formule pour regarder sur tous les écrans.',
  'watch.suspended': 'Votre formule est suspendue',
  'watch.suspendedText':
    'Le dernier paiement a échoué. Une fois qu’il sera réglé, vous pourrez de nouveau tout regarder.',
  'watch.device': 'Vous avez atteint votre limite d’appareils',
  'watch.deviceText': 'Retirez un appareil pour regarder ici.',
  'watch.seeDevices': 'Gérer les appareils',
  'watch.streams': 'Votre formule est déjà utilisée ailleurs',
  'watch.streamsText_one':
    'Votre formule permet un seul écran à la fois. Regardez ici à la place, ou attendez qu’il se libère.',
  'watch.streamsText_many':
    'Votre formule permet {count} d’écrans à la fois. Regardez ici à la place de l’un d’eux, ou attendez qu’il s’en libère un.',
  'watch.streamsText_other':
    'Votre formule permet {count} écrans à la fois. Regardez ici à la place de l’un d’eux, ou attendez qu’il s’en libère un.',
  'watch.unknownDevice': 'Un autre appareil',
  'watch.justNow': 'à l’instant',
  'watch.takeOver': 'Regarder ici',
  'watch.takeOverFrom': 'Regarder ici à la place de : {device}',
  'watch.changeProfile': 'Changer de profil',
  'watch.warning': 'Pas pour ce profil',
  'watch.warningText': 'Ce titre ne convient pas au profil actuel.',
  'watch.seePlans': 'Voir les formules',

  'settings.account': 'Compte',
  'settings.plan': 'Formule',
  'settings.until': 'Payé jusqu’au',
  'settings.noPlan':
    'Vous n’avez pas de formule. Vous pouvez tout de même regarder des épisodes et des films gratuits.',
  'settings.status.ACTIVE': 'Active',
  'settings.status.SUSPENDED': 'Suspendue : le dernier paiement a échoué',
  'settings.status.CANCELED': 'Résiliée',
  'settings.guest': 'Connectez-vous pour voir vos paramètres.',
};
