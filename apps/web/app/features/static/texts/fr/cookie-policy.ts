import { paths } from '#app/paths.ts';
import { link, list, mail, names, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Politique relative aux cookies',
  description: 'Quels cookies {brand} utilise, à quoi sert chacun, et comment changer d’avis.',
  lead: 'Cette page explique ce que sont les cookies, lesquels {brand} conserve sur votre appareil et ce que vous pouvez y faire.',
  updated: { text: 'Dernière mise à jour le {date}', day: '2022-03-29' },
  sections: [
    {
      id: 'what-are-cookies',
      heading: 'Que sont les cookies ?',
      blocks: [
        paragraph(
          'Un cookie est un petit texte qu’un site demande à votre navigateur de conserver et de lui renvoyer lors de votre prochaine visite. Il ne peut ni exécuter de programmes ni lire vos fichiers. Il permet au site de savoir que deux visites viennent du même navigateur, afin que vous n’ayez pas à vous connecter, à choisir votre langue ou à régler le volume à chaque fois.',
        ),
        paragraph(
          'Certains cookies prennent fin quand vous fermez le navigateur, d’autres restent jusqu’à un jour fixé. En plus des cookies, nous utilisons l’espace de stockage que votre navigateur met à la disposition des sites, par exemple pour les derniers mots que vous avez recherchés. Tout ce qui est dit ici des cookies vaut aussi pour cet espace.',
        ),
      ],
    },
    {
      id: 'necessary',
      heading: 'Cookies nécessaires',
      blocks: [
        paragraph(
          'Sans eux, le service ne fonctionne pas ; ils ne nécessitent donc pas de consentement et ne peuvent pas être désactivés ici.',
        ),
        names({
          kandil_token:
            'Montre que votre session est ouverte. Il prend fin avec le navigateur, sauf si vous avez demandé à rester en session, et au plus tard après 365 jours.',
          kandil_token_expiry: 'Quand cette preuve doit être renouvelée.',
          '__Host-rt': 'La renouvelle. Seul notre serveur peut lire celui-ci.',
          kandil_profile: 'Quel profil regarde. 365 jours.',
          kandil_device:
            'Un nombre aléatoire pour ce navigateur, grâce auquel la liste de vos appareils et leur limite sont tenues. 365 jours.',
          kandil_language: 'La langue que vous avez choisie. 365 jours.',
          kandil_consent:
            'Votre réponse à l’avis relatif aux cookies, pour que nous ne la demandions pas de nouveau. 365 jours.',
          kandil_webview:
            'Placé dans nos applications, où le site s’affiche sans son propre menu. Prend fin avec l’application.',
          kandil_probe:
            'Écrit et supprimé aussitôt, pour savoir si votre navigateur conserve les cookies.',
          kandil_session:
            'Signale aux autres onglets ouverts que votre session a commencé ou pris fin. Jusqu’à ce que vous effaciez les données de ce site.',
          kandil_cache_config:
            'Les réglages du service, pour les moments où ils ne peuvent pas être chargés. Jusqu’à ce que vous effaciez les données de ce site.',
          kandil_cache_reports:
            'Où vous en êtes d’une vidéo, jusqu’à ce que notre serveur l’ait reçu.',
          'kandil_cache_list-changes':
            'Les changements de Ma liste faits sans connexion, jusqu’à leur envoi. 7 jours.',
          kandil_cache_social:
            'Si vous avez ouvert une session ici avec Google, Facebook ou Apple, pour qu’ils demandent de nouveau après la fin de la session. Jusqu’à ce que vous effaciez les données de ce site.',
          'kandil.social':
            'Une connexion commencée avec Google, Facebook ou Apple. Prend fin avec l’onglet.',
          'kandil.come-back':
            'La page que vous retrouvez après le paiement. Prend fin avec l’onglet.',
          'kandil.offer':
            'L’offre qui vous a été montrée ou le code promo que vous avez saisi, jusqu’à l’affichage du prix. Disparaît avec l’onglet.',
          'kandil.invitation':
            'L’invitation familiale que vous avez ouverte, jusqu’à ce que vous ayez rejoint la famille. Disparaît avec l’onglet.',
          'kandil.notification': 'Un message pour la page suivante. Prend fin avec l’onglet.',
          kandil_missed:
            'Évite qu’une page se recharge sans cesse après une mise à jour. Prend fin avec l’onglet.',
          'kandil_cache_new-profile kandil_cache_support kandil_cache_reply kandil_cache_card-details':
            'Ce que vous avez saisi dans un formulaire, pour ne pas le perdre. Prend fin avec l’onglet, et après une heure pour la carte.',
          'shell assets':
            'Des fichiers du site, pour qu’il s’ouvre vite et vous prévienne quand il n’y a pas de connexion. 60 jours.',
        }),
      ],
    },
    {
      id: 'functionality',
      heading: 'Cookies fonctionnels',
      blocks: [
        paragraph(
          'Ils retiennent votre manière de regarder. Sans eux, chaque vidéo commence avec nos réglages.',
        ),
        paragraph(
          'Sans votre consentement, vos choix ne sont retenus que jusqu’à la fermeture de la page.',
        ),
        names({
          kandil_player_volume: 'Le volume du lecteur. 365 jours.',
          kandil_player_muted: 'Si le son est coupé. 365 jours.',
          kandil_video_quality: 'La qualité d’image que vous avez choisie. 365 jours.',
          kandil_audio_language: 'La langue dans laquelle vous écoutez. 365 jours.',
          kandil_subtitle_enabled: 'Si les sous-titres sont affichés. 365 jours.',
          kandil_subtitle_language: 'La langue des sous-titres. 365 jours.',
          kandil_subtitle_look:
            'La taille des sous-titres, leur couleur et ce qui se trouve derrière eux. 365 jours.',
          kandil_subtitle_second: 'La seconde langue des sous-titres. 365 jours.',
          kandil_player:
            'Ce que le lecteur fait de lui-même : ce qu’il saute, les scènes qu’il masque, les langues d’un profil. 365 jours.',
          kandil_popups:
            'Les annonces de saison qui vous ont été montrées et les avis de maintenance que vous avez fermés, pour qu’ils ne reviennent pas. 365 jours.',
          kandil_recent_searches:
            'Vos dernières recherches. Jusqu’à la fin de la session, ou jusqu’à ce que vous les effaciez.',
          kandil_cache_continues:
            'Si votre accueil a une rangée pour continuer à regarder. Jusqu’à la fin de la session.',
          kandil_cache_offline:
            'L’accueil et Ma liste tels que vous les avez vus, pour les moments sans connexion. 30 jours, ou jusqu’à la fin de la session.',
          kandil_cache_prayer:
            'Vos réglages des heures de prière, avec votre lieu. Jusqu’à la fin de la session, ou jusqu’à ce que vous les désactiviez.',
          kandil_cache_prayer_told: 'Les prières qui vous ont été rappelées. 2 jours.',
          kandil_cache_prayer_banner:
            'Le fait que vous avez fermé le compte à rebours du ramadan. 1 jour.',
          'kandil_scroll kandil_lists':
            'L’endroit où vous étiez sur une page. Prend fin avec l’onglet.',
          pictures:
            'Les images des titres que vous avez vus, pour les moments sans connexion. 30 jours, ou jusqu’à la fin de la session.',
        }),
      ],
    },
    {
      id: 'analytical',
      heading: 'Cookies de mesure d’audience',
      blocks: [
        paragraph(
          'Avec votre consentement, nous comptons quelles pages sont consultées, quels titres sont ouverts et où quelque chose échoue, afin de réparer ce qui est cassé et de proposer davantage de ce qui est regardé. Ces chiffres portent sur l’ensemble du public, non sur vous : nous ne les vendons pas et ne les rapprochons pas de votre nom.',
        ),
        paragraph(
          'Aucun outil de mesure n’est chargé avant que vous ne l’autorisiez. Il n’est jamais chargé sur les pages où vous payez, réinitialisez un mot de passe ou activez un téléviseur.',
        ),
        names({
          'kandil.events kandil.told-payments':
            'Ce qui attend d’être compté, si vous le permettez. Prend fin avec l’onglet.',
        }),
      ],
    },
    {
      id: 'social-media',
      heading: 'Cookies de réseaux sociaux',
      blocks: [
        paragraph(
          'Avec votre consentement, des réseaux tels que Facebook peuvent reconnaître qu’une visite provient de leurs pages, et placer leurs propres cookies quand vous vous connectez avec Google, Facebook ou Apple. Ces cookies sont régis par les politiques de ces entreprises.',
        ),
        paragraph(
          'Les boutons avec lesquels vous partagez un titre sont de simples liens. Ils n’apprennent rien à un réseau tant que vous n’appuyez pas dessus.',
        ),
      ],
    },
    {
      id: 'options',
      heading: 'Vos choix',
      blocks: [
        paragraph('C’est vous qui décidez, et vous pouvez changer d’avis à tout moment :'),
        list(
          'Choisissez ici quelles catégories de cookies nous pouvons utiliser. Ce choix vaut 365 jours.',
          'Supprimez les cookies dans les paramètres de votre navigateur, ou faites-les refuser par lui. S’il refuse aussi les cookies nécessaires, vous ne pouvez pas vous connecter.',
          'Ouvrez le site dans une fenêtre privée : tout est oublié quand vous la fermez.',
        ),
        { kind: 'cookiePreferences', label: 'Ouvrir les préférences de cookies' },
      ],
    },
    {
      id: 'changes',
      heading: 'Modifications de cette politique',
      blocks: [
        paragraph(
          'Quand nous commençons à utiliser un autre cookie, ou un ancien à une nouvelle fin, nous modifions cette page et la date ci-dessus. Si la modification concerne des cookies soumis à votre consentement, nous vous le redemandons d’abord.',
        ),
      ],
    },
    {
      id: 'acceptance',
      heading: 'Acceptation',
      blocks: [
        paragraph(
          'Appuyer sur « Tout accepter » accepte les quatre catégories de cookies. Appuyer sur « Nécessaires » ne laisse que les cookies nécessaires. Tant que vous n’avez pas répondu, seuls les cookies nécessaires sont utilisés ; poursuivre sans répondre ne vaut pas consentement.',
        ),
        paragraph([
          'La manière dont nous traitons les données personnelles au-delà des cookies est décrite dans la ',
          link('politique de confidentialité', paths.privacyPolicy()),
          '.',
        ]),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        paragraph([
          'Quelque chose n’est pas clair, ou est inexact ? Écrivez à ',
          mail('{email}'),
          ' et une personne vous répondra.',
        ]),
      ],
    },
  ],
};
