import { mails } from './mails.ts';
import { money } from './money.ts';
import type { messages as english } from '../en/messages.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of the services: mails, SMS and API messages. */
export const messages: Record<keyof typeof english, string> & Forms = {
  ...mails,
  ...money,
  'otp.mail.subject': '{code} est votre code {brand}',
  'otp.mail.text':
    'Bienvenue sur {brand}, {name}.\n\nVotre code est :\n\n{code}\n\nIl est valable {minutes} minutes.\n\nSi cette demande ne vient pas de vous, ignorez ce message.',
  'otp.sms': 'Votre code {brand} est {code}. Il est valable {minutes} minutes.',
  'otp.sent': 'Nous avons envoyé un code à {destination}.',
  'otp.reminder': 'Saisissez le code que nous vous avons envoyé.',
  'offline.title': 'Pas de connexion',
  'offline.text':
    'Cette page n’a pas pu être chargée. Elle s’ouvrira d’elle-même dès le retour de la connexion.',
  'offline.retry': 'Réessayer',
  'offline.still': 'Toujours pas de connexion',
  'register.done': 'Inscription réussie',
  'verify.mail.subject': 'Confirmez votre adresse e-mail',
  'verify.mail.text':
    'Bonjour {name},\n\nConfirmez que cette adresse e-mail est bien la vôtre pour {brand}. Le lien est valable {hours} heures.\n\n{action}\n\nSi cette demande ne vient pas de vous, ignorez ce message.',
  'verify.mail.action': 'Confirmer l’e-mail',
  'verify.sent': 'Nous avons envoyé un lien à {email}. Ouvrez-le pour confirmer l’adresse.',
  'verify.sentIfWaiting': 'Si {email} reste à confirmer, nous y avons envoyé un nouveau lien.',
  'verify.done': 'Votre adresse e-mail est confirmée.',
  'verify.reminder': 'Confirmez votre adresse e-mail. Elle nous sert à protéger votre compte.',
  'verify.reminderOfChange':
    '{email} n’est pas encore confirmée. Ouvrez le lien que nous y avons envoyé ; d’ici là, votre compte garde son adresse actuelle.',
  'verify.canceled': 'Le changement est annulé. Votre adresse e-mail reste la même.',
  'verify.changed.subject': 'L’adresse e-mail de votre compte a été modifiée',
  'verify.changed.text':
    'Bonjour {name},\n\nL’adresse e-mail de votre compte {brand} a été modifiée. Désormais, vous vous connectez avec la nouvelle.\n\nSi ce n’était pas vous, écrivez tout de suite à notre assistance.',
  'session.reused.subject': 'Nous avons mis fin à une session de votre compte',
  'session.reused.text':
    'Bonjour {name},\n\nQuelqu’un a essayé de réutiliser une ancienne connexion à votre compte {brand}. Par précaution, nous avons mis fin à cette session ; vous devrez peut-être vous reconnecter sur l’un de vos appareils.\n\nSi cela vous surprend, changez votre mot de passe.',
  'login.newDevice.subject': 'Connexion à votre compte depuis un nouvel appareil',
  'login.newDevice.text':
    'Bonjour {name},\n\nQuelqu’un vient de se connecter à votre compte {brand} depuis un appareil que nous n’y avions encore jamais vu.\n\n{rows}\n\nSi c’était vous, il n’y a rien à faire. Sinon, changez votre mot de passe et retirez l’appareil dans vos paramètres.',
  'login.newDevice.placeUnknown': 'inconnu',
  'device.browserOn': '{browser} sur {system}',
  'device.television': 'TV {maker}',
  'device.unknownTelevision': 'Téléviseur',
  'device.phone': 'Téléphone',
  'device.tablet': 'Tablette',
  'device.computer': 'Ordinateur',
  'device.unknown': 'Appareil inconnu',
  'device.overLimit':
    'Votre compte est utilisé sur plus d’appareils qu’il n’en permet. Pour regarder ici, retirez l’un des autres.',
  'reset.mail.subject': 'Choisissez un nouveau mot de passe pour {brand}',
  'reset.mail.text':
    'Bonjour {name},\n\nUn nouveau mot de passe a été demandé pour votre compte {brand}. Ouvrez ce lien dans les {linkMinutes} minutes :\n\n{action}\n\nOu saisissez ce code dans les {minutes} minutes :\n\n{code}\n\nSi cette demande ne vient pas de vous, ignorez ce message. Votre mot de passe reste le même.',
  'reset.mail.action': 'Choisir un mot de passe',
  'reset.sms':
    'Votre code {brand} pour un nouveau mot de passe est {code}. Il est valable {minutes} minutes. Ne le communiquez à personne.',
  'signUp.mail.subject': 'Votre lien pour rejoindre {brand}',
  'signUp.mail.text':
    'Bonjour,\n\nVoici votre lien pour vous inscrire sur {brand}. Votre adresse e-mail est déjà remplie.\n\n{action}\n\nSi cette demande ne vient pas de vous, ignorez ce message.',
  'signUp.mail.action': 'S’inscrire',
  'signUp.sent':
    'Merci. Si cette adresse peut recevoir des e-mails, un lien d’inscription est en route.',
  'reset.sent': 'S’il existe un compte correspondant, un message est en route.',
  'reset.done': 'Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.',
  'password.done': 'Votre mot de passe est modifié. Tous les autres appareils ont été déconnectés.',
  'password.changed.subject': 'Votre mot de passe a été modifié',
  'password.changed.text':
    'Bonjour {name},\n\nLe mot de passe de votre compte {brand} a été modifié, et tous les autres appareils ont été déconnectés.\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié », et écrivez à notre assistance.',
  'login.many.subject': 'De nombreuses tentatives de connexion à votre compte ont échoué',
  'login.many.text':
    'Bonjour {name},\n\nQuelqu’un a essayé de nombreuses fois de se connecter à votre compte {brand} avec un mauvais mot de passe. Personne n’y est entré, et nous ralentissons désormais ces tentatives.\n\nVous n’avez rien à faire. Si votre mot de passe est court, ou si vous l’utilisez aussi ailleurs, choisissez-en un meilleur.',
  'phone.verified.subject': 'Un numéro de téléphone a été ajouté à votre compte',
  'phone.verified.text':
    'Bonjour {name},\n\nLe numéro de téléphone {phone} est maintenant rattaché à votre compte {brand} et permet de se connecter.\n\nSi ce n’était pas vous, changez tout de suite votre mot de passe et écrivez à notre assistance.',
  'phone.done': 'Votre numéro de téléphone est confirmé.',
  'invite.title': 'Invitez vos proches',
  'invite.subtitle':
    'Envoyez votre lien aux personnes avec qui vous aimeriez regarder. Il ouvre la page d’inscription.',
  'invite.subject': 'Une invitation à rejoindre {brand}',
  'invite.text': 'Je regarde des séries et des films sur {brand}. Venez me rejoindre :',
  'deletion.reminder': 'Votre compte sera supprimé le {date}. D’ici là, vous pouvez le garder.',
  'account.blocked.subject': 'Votre compte est bloqué',
  'account.blocked.text':
    'Bonjour {name},\n\nNous avons bloqué votre compte {brand}. La raison : {why}\n\nTous vos appareils ont été déconnectés, et personne ne peut se connecter tant que le compte est bloqué. Si vous avez une formule, elle reste telle quelle ; si vous le souhaitez, notre assistance peut la résilier pour vous.\n\nSi vous n’êtes pas d’accord ou si vous avez une question, écrivez-nous à {support}.',
  'account.blocked.TERMS':
    'Nos conditions d’utilisation n’ont pas été respectées, gravement ou de nouveau après un avertissement.',
  'account.blocked.SECURITY':
    'Tout indique que quelqu’un d’autre utilise le compte, et nous voulons le protéger.',
  'account.blocked.PAYMENT': 'Un paiement pour ce compte a été contesté.',
  'account.unblocked.subject': 'Votre compte est de nouveau ouvert',
  'account.unblocked.text':
    'Bonjour {name},\n\nVotre compte {brand} n’est plus bloqué. Vous pouvez vous connecter comme avant, et vous retrouverez tout à sa place.',
  'setAside.begun.subject': 'L’utilisation de vos données est limitée',
  'setAside.begun.text':
    'Bonjour {name},\n\nVous nous avez demandé de limiter l’utilisation de vos données sur {brand}. Désormais, nous les conservons sans les utiliser : pas de recommandations, pas d’e-mails sur les nouveaux épisodes, pas de notifications, et nous ne supprimons rien. La plupart de nos collaborateurs ne peuvent plus ouvrir votre compte.\n\nVous pouvez vous connecter, regarder et exporter vos données comme avant. Votre formule continue et reste prélevée comme avant. Vous pouvez la résilier dans les paramètres.\n\nNous vous écrirons au moins sept jours avant d’utiliser de nouveau vos données.',
  'setAside.begun.sms': '{brand} : l’utilisation de vos données est limitée.',
  'setAside.ends.subject': 'Nous utiliserons de nouveau vos données à partir du {date}',
  'setAside.ends.text':
    'Bonjour {name},\n\nÀ votre demande, nous avons limité l’utilisation de vos données sur {brand}. La raison n’existe plus : nous les utiliserons de nouveau comme avant à partir du {date}.\n\nSi vous n’êtes pas d’accord, écrivez-nous avant ce jour : {support}',
  'setAside.ends.sms': '{brand} : nous utiliserons de nouveau vos données à partir du {date}.',
  'export.offered.subject': 'Vos données sont prêtes à télécharger',
  'export.offered.text':
    'Bonjour {name},\n\nVous avez demandé une copie des données que nous avons sur vous. Connectez-vous et, dans les paramètres, choisissez « Exporter mes données » pour tout télécharger dans un seul fichier.\n\n{action}\n\nVous seul pouvez les télécharger, jamais notre assistance.\n\nSi cette demande ne vient pas de vous, ignorez cet e-mail.',
  'export.offered.action': 'Ouvrir les paramètres',
  'deletion.asked.subject': 'Votre compte sera supprimé le {date}',
  'deletion.asked.text':
    'Bonjour {name},\n\nComme vous l’avez demandé, nous supprimerons votre compte {brand} le {date}, avec ses profils, ses listes, ses avis et son historique.\n\nD’ici là, vous pouvez changer d’avis : connectez-vous, ouvrez les paramètres et choisissez « Garder mon compte ».\n\nSi cette demande ne vient pas de vous, connectez-vous, gardez votre compte et changez votre mot de passe.',
  'deletion.kept.subject': 'Votre compte est conservé',
  'deletion.kept.text':
    'Bonjour {name},\n\nVotre compte {brand} ne sera pas supprimé. Tout est comme avant, et nous nous réjouissons que vous restiez.\n\nSi ce n’était pas vous, changez votre mot de passe.',
  'deletion.done.subject': 'Votre compte est supprimé',
  'deletion.done.text':
    'Bonjour {name},\n\nVotre compte {brand} et ce que nous conservions avec lui sont supprimés. Les reçus sont gardés dix ans, comme la loi l’exige, avec une copie verrouillée de votre nom et de votre adresse.\n\nMerci pour le temps passé avec nous. Vous pouvez revenir quand vous voulez, avec cette adresse aussi.',
  'retention.subject': 'Vos profils et vos listes seront supprimés le {date}',
  'retention.text':
    'Bonjour {name},\n\nVotre accès à {brand} a pris fin le {ended}. Nous conservons les profils, les listes et l’historique pendant un an après cette date, puis nous les supprimons : les vôtres le {date}.\n\nPour les garder, choisissez une formule avant ce jour. Vous les retrouverez tels que vous les avez laissés.\n\n{action}\n\nVotre compte lui-même est conservé. Vous pouvez vous connecter et revenir à tout moment, avec un nouveau profil.',
  'retention.action': 'Voir les formules',
  'retention.sms':
    'Votre accès {brand} a pris fin. Sans formule, vos profils et vos listes seront supprimés le {date}. {url}',
  'terms.announced.subject': 'Nouvelles conditions d’utilisation à partir du {date}',
  'terms.announced.text':
    'Bonjour {name},\n\nDe nouvelles conditions d’utilisation s’appliquent sur {brand} à partir du {date}. Voici ce qui change :\n\n{quote}\n\n{action}\n\nSi vous êtes d’accord, vous n’avez rien à faire. Sinon, vous pouvez résilier votre formule dans les paramètres : les conditions actuelles s’appliquent alors jusqu’à la fin de votre période.',
  'terms.announced.action': 'Ouvrir les conditions',
  'terms.sms': '{brand} : nouvelles conditions à partir du {date}. Ce qui change : {url}',
  'terms.line': 'Nouvelles conditions à partir du {date}',
  'social.unnamed': 'Membre',
  'social.linked.subject': 'Vous pouvez maintenant vous connecter avec {provider}',
  'social.linked.text':
    'Bonjour {name},\n\nVotre compte {brand} est maintenant relié à {provider} : vous pouvez désormais vous connecter aussi par ce moyen.\n\nSi ce n’était pas vous, choisissez un nouveau mot de passe et écrivez tout de suite à notre assistance.',
  'social.proof.text':
    'Bonjour {name},\n\nQuelqu’un veut relier votre compte {brand} à un autre moyen de connexion. Si c’est vous, saisissez ce code dans les {minutes} minutes :\n\n{code}\n\nSi ce n’est pas vous, ignorez ce message et ne communiquez le code à personne.',
  'tv.done': 'Connexion réussie : {device}. Vous pouvez ranger votre téléphone.',
  'tv.doneAt': 'Connexion réussie : {device} ({place}). Vous pouvez ranger votre téléphone.',
  'tv.approved.subject': 'Un téléviseur a été connecté à votre compte',
  'tv.approved.text':
    'Bonjour {name},\n\nLe code d’un téléviseur a été saisi dans votre compte {brand} ; ce téléviseur y est donc maintenant connecté.\n\n{rows}\n\nSi c’était vous, bon film. Sinon, retirez l’appareil dans vos paramètres et changez votre mot de passe.',
  'family.owner': 'Titulaire',
  'family.member': 'Membre',
  'family.invite': 'Inviter quelqu’un',
  'family.free_one':
    'Il reste {count} place. Créez un lien et envoyez-le à la personne de votre choix ; il ne sert qu’une fois.',
  'family.free_many':
    'Il reste {count} de places. Créez un lien pour chaque personne ; chaque lien ne sert qu’une fois.',
  'family.free_other':
    'Il reste {count} places. Créez un lien pour chaque personne ; chaque lien ne sert qu’une fois.',
  'family.full':
    'Toutes les places de votre famille sont prises. Quand une personne part, ou que vous la retirez, une place se libère.',
  'family.shared':
    '{name} partage la formule familiale avec vous. Vos listes, et ce que vous regardez, restent à vous.',
  'family.ending':
    '{name} a résilié la formule familiale. Toute la famille peut regarder jusqu’à sa fin, le {date}.',
  'family.ownEnding':
    'Vous avez résilié votre formule. Toute la famille peut regarder jusqu’à sa fin, le {date} ; d’autres personnes pourront vous rejoindre si vous reprenez une formule familiale.',
  'family.resting':
    'La formule familiale que {name} partage avec vous n’est pas active en ce moment. Vous restez dans la famille et pourrez de nouveau regarder dès qu’elle le sera.',
  'family.invited.subject': '{owner} vous invite à regarder sur {brand}',
  'family.invited.text':
    'Bonjour,\n\n{owner} partage une formule familiale sur {brand} avec vous. Votre compte, vos listes et ce que vous regardez restent à vous.\n\n{action}\n\nL’invitation est pour une seule personne et fonctionne pendant {days} jours.\n\nSi vous ne connaissez pas {owner}, vous n’avez rien à faire.',
  'family.join.title': 'Une invitation dans une famille',
  'family.join.message':
    '{name} vous invite à regarder avec sa formule familiale. Votre compte, vos listes et ce que vous regardez restent à vous ; la famille voit votre nom et votre image.',
  'family.join.guest': 'Connectez-vous d’abord, ou inscrivez-vous, puis rejoignez la famille.',
  'family.join.paying':
    'Votre propre abonnement continue et sera prélevé tant que vous ne le résiliez pas.',
  'family.join.dissolves':
    'Votre propre partage familial, dont la formule n’est pas active, prendra fin quand vous rejoindrez cette famille.',
  'family.join.action': 'Rejoindre la famille',
  'family.join.login': 'Se connecter',
  'family.join.other': 'Continuer',
  'family.obstacle.OWN.title': 'Cette invitation est la vôtre',
  'family.obstacle.OWN.text':
    'Envoyez le lien à la personne que vous aimeriez avoir dans votre famille.',
  'family.obstacle.HERE.title': 'Vous êtes déjà dans cette famille',
  'family.obstacle.HERE.text': 'Il n’y a rien de plus à faire. Bon visionnage.',
  'family.obstacle.ELSEWHERE.title': 'Vous êtes dans une autre famille',
  'family.obstacle.ELSEWHERE.text':
    'Un compte ne peut appartenir qu’à une seule famille. Pour accepter cette invitation ({name}), quittez d’abord l’autre famille, puis rouvrez ce lien.',
  'family.obstacle.OWNER.title': 'Vous avez votre propre formule familiale',
  'family.obstacle.OWNER.text':
    'Elle vous donne votre propre famille, et un compte ne peut appartenir qu’à une seule. Quand votre formule aura pris fin, {name} pourra vous inviter de nouveau.',
  'family.obstacle.CHILD.title': 'Seul un adulte peut rejoindre une famille',
  'family.obstacle.CHILD.text': 'Quittez d’abord le profil enfant, puis rouvrez ce lien.',
  'family.obstacle.FULL.title': 'Toutes les places sont prises',
  'family.obstacle.FULL.text':
    '{name} n’a plus de place dans sa famille pour le moment. Dès qu’une place se libère, ce lien pourra vous servir.',
  'family.done.joined': 'Bienvenue ! {name} vous accueille dans sa famille.',
  'family.done.left': 'Vous avez quitté la famille.',
  'family.done.removed': 'Ce membre ne fait plus partie de votre famille.',
  'family.joined.subject': '{member} a rejoint votre famille',
  'family.joined.text':
    'Bonjour {name},\n\n{member} a rejoint votre famille sur {brand} grâce à l’une de vos invitations, et regarde maintenant avec votre formule.\n\nSi vous ne connaissez pas cette personne, retirez-la sur la page « Partage familial » et changez votre mot de passe.',
  'family.welcome.subject': '{owner} vous accueille dans sa famille',
  'family.welcome.text':
    'Bonjour {name},\n\nBienvenue ! {owner} vous accueille dans sa famille : vous regardez maintenant {brand} avec sa formule, tant qu’elle est active. Votre compte, vos listes et ce que vous regardez restent à vous.\n\nVous pouvez partir quand vous voulez, sur la page « Partage familial ».',
  'family.removed.subject': '{owner} ne partage plus sa formule avec vous',
  'family.removed.text':
    'Bonjour {name},\n\n{owner} a retiré votre compte de sa famille sur {brand} et ne partage donc plus sa formule avec vous.\n\nVotre compte est conservé, avec vos listes et tout ce que vous avez regardé. Pour continuer à regarder, vous pouvez choisir votre propre formule.',
  'family.left.subject': '{member} a quitté votre famille',
  'family.left.text':
    'Bonjour {name},\n\n{member} a quitté votre famille sur {brand}. La place est libre, et vous pouvez inviter quelqu’un d’autre.',
  'family.ended.subject': '{owner} a quitté {brand}\u00a0: le partage familial prend fin',
  'family.ended.text':
    'Bonjour {name},\n\n{owner} a quitté {brand} et ne partage donc plus sa formule avec vous.\n\nVotre compte est conservé, avec vos listes et tout ce que vous avez regardé. Pour continuer à regarder, vous pouvez choisir votre propre formule.',
  'episodes.new.subject': '{series}\u00a0: {news}',
  'episodes.new.text':
    'Bonjour {name},\n\nIl y a du nouveau à regarder pour le profil {profile}.\n\n{series}\u00a0: {news}\n\n{action}',
  'episodes.new.action': 'Regarder',
  'push.film': 'À voir dès maintenant.',
  'push.episode': 'L’épisode {episode} est arrivé : {title}',
  'push.episodes_one': '{count} nouvel épisode',
  'push.episodes_many': '{count} de nouveaux épisodes',
  'push.episodes_other': '{count} nouveaux épisodes',
  'support.subject.PLAYBACK': 'Visionnage et lecture',
  'support.subject.TITLE': 'Un problème avec un titre',
  'support.subject.PAYMENT': 'Paiement et formule',
  'support.subject.ACCOUNT': 'Compte et connexion',
  'support.subject.TELEVISION': 'Télévision et appareils',
  'support.subject.PRIVACY': 'Mes données et ma vie privée',
  'support.subject.SUGGESTION': 'Une suggestion',
  'support.subject.OTHER': 'Autre chose',
  'support.sent': 'Merci. Nous avons bien reçu votre message. Son numéro est {number}.',
  'support.mail.subject': 'Nous avons bien reçu votre message ({number})',
  'support.mail.text':
    'Bonjour,\n\nMerci de nous avoir écrit. Votre message est bien parvenu à notre assistance.\n\n{rows}\n\nNous répondons à cette adresse, en général sous deux jours ouvrés. Pour ajouter quelque chose, répondez à ce message.',
  'support.received.text':
    'Bonjour,\n\nMerci de nous avoir écrit. Votre message est bien parvenu à notre assistance.\n\n{rows}\n\nNous répondons en général sous deux jours ouvrés, et vous prévenons alors par e-mail. Lisez notre réponse ou ajoutez quelque chose ici :\n\n{action}',
  'support.answer.subject': 'Nous avons répondu à votre message ({number})',
  'support.answer.text':
    'Bonjour,\n\nNous avons répondu à votre message.\n\n{rows}\n\nPour protéger votre vie privée, notre réponse ne figure pas dans cet e-mail. Connectez-vous pour la lire et y répondre.\n\n{action}',
  'support.thread.action': 'Ouvrir la conversation',
  'support.operator.subject': '{number} : {subject}',
  'support.operator.text': '{quote}\n\n{rows}',
  'support.operator.textWithFile':
    '{quote}\n\n{rows}\n\nFichier joint : {file} ({kilobytes} Ko). Le lien est valable {days} jours. Le type du contenu a été vérifié, mais aucune recherche de virus n’a été faite.\n\n{action}',
  'support.operator.action': 'Télécharger le fichier',
  'support.operator.from': 'De',
  'support.operator.account': 'Compte',
  'support.operator.problem': 'Problème',
  'support.operator.title': 'Titre',
  'support.operator.video': 'Vidéo',
  'support.operator.channel': 'Chaîne',
  'support.operator.position': 'Seconde',
  'support.operator.languages': 'Langue',
  'support.operator.platform': 'Plateforme',
  'support.operator.version': 'Version',
  'support.operator.browser': 'Navigateur',
  'support.operator.room': 'Salle de contrôle',
  'demo.member': 'Membre',
  'demo.family': 'Famille',
  'demo.free': 'Pas encore de formule',
  'demo.suspended': 'Paiement échoué',
  'demo.canceled': 'Abonnement résilié',
  'content.channels.all': 'Toutes',
  'watch.rest': 'C’est tout pour l’instant. La suite sera là à {time}. Bonne nuit, ou bon jeu !',
  'watch.enough': 'Quelle longue séance aujourd’hui ! La suite, c’est demain. À très vite !',
  'watch.kids':
    'Ce titre n’est pas dans le monde des enfants. Un adulte peut l’ouvrir avec son propre profil.',
  'plans.period.MONTHLY': 'Mensuelle',
  'plans.period.YEARLY': 'Annuelle',
  'plans.SOLO.title': 'Solo',
  'plans.SOLO.description': 'Pour regarder en solo, ou à deux.',
  'plans.FAMILY.title': 'Famille',
  'plans.FAMILY.description': 'Pour toute la maison, avec un monde sûr pour les enfants.',
  'plans.MOBILE.title': 'Mobile',
  'plans.MOBILE.description': 'Pour le téléphone ou la tablette que vous avez en main.',
  'plans.feature.everything': 'Tout le catalogue, sans publicité',
  'plans.feature.screens-2': '2 écrans à la fois',
  'plans.feature.full-hd': 'Full HD',
  'plans.feature.hd': 'HD',
  'plans.feature.languages': 'Interface dans toutes nos langues',
  'plans.feature.as-solo': 'Tout ce qu’offre Solo',
  'plans.feature.screens-4': '4 écrans à la fois',
  'plans.feature.family-sharing': 'Partage familial, un compte pour chaque personne',
  'plans.feature.scene-guard': 'Filtre familial des scènes',
  'plans.feature.one-phone': '1 téléphone ou tablette à la fois',
  'plans.receipts.note': 'Nous donnons une part de chaque paiement ; chaque reçu l’indique.',
};
