import { paths } from '#app/paths.ts';
import { link, list, mail, ofPart, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Politique de confidentialité',
  description:
    'Quelles données personnelles {brand} conserve, pourquoi, combien de temps, et qui d’autre les voit.',
  lead: 'Nous conservons ce dont le service a besoin pour fonctionner, et guère plus. Nous ne vendons pas de données personnelles et ne montrons à personne ce que votre famille regarde.',
  updated: { text: 'Dernière mise à jour le {date}', day: '2026-11-29' },
  sections: [
    {
      id: 'controller',
      heading: 'Responsable du traitement',
      blocks: [
        paragraph([
          'L’exploitant de {brand} décide de ce qu’il advient des données décrites ici et en répond. Écrivez à ',
          mail('{email}'),
          ' pour tout ce qui concerne vos données.',
        ]),
      ],
    },
    {
      id: 'data',
      heading: 'Ce que nous conservons',
      blocks: [
        list(
          'Votre compte : nom, adresse e-mail ou numéro de téléphone, pays, langue, et le mot de passe sous forme d’une empreinte à partir de laquelle il ne peut pas être retrouvé.',
          'Vos profils : nom, image, langue, et s’il s’agit d’un profil enfant.',
          'Ce que vous regardez : votre position dans chaque vidéo, ce que vous avez terminé, votre liste, vos chaînes favorites, ce que vous avez aimé ou non.',
          'Le déroulement de la lecture, même sans compte : le temps d’attente de l’image, les interruptions, les erreurs, le type d’appareil (téléphone, tablette, ordinateur ou téléviseur) et l’endroit où une vidéo a été quittée. Ces chiffres ne portent ni nom, ni compte, ni numéro de votre appareil, seulement un nombre aléatoire pour cette seule lecture, que nous supprimons après quelques heures. Il ne reste que des totaux par titre.',
          'Ce qui est cherché sans être trouvé, même sans compte, mais jamais sur un profil enfant. Jusqu’à la fin de la semaine, nous gardons de la session et des mots des empreintes à partir desquelles on ne peut pas les retrouver. Seul ce que cinq sessions au moins ont cherché devient des mots avec un nombre, que nous supprimons à la fin de la semaine suivante.',
          'Vos appareils : un nombre aléatoire pour chacun, le type de navigateur, sa dernière utilisation et l’adresse réseau de sa connexion.',
          'Vos paiements : formule, date, montant, prestataire, numéro de reçu et votre nom au moment du paiement. Les numéros de carte sont saisis sur la page du prestataire et ne nous parviennent jamais.',
          ofPart(
            'family',
            'Votre partage familial : les personnes que vous avez invitées et celles qui ont rejoint la famille.',
          ),
          'Vos messages à l’assistance, avec le fichier que vous avez joint.',
          'Si vous activez les notifications : l’adresse et les clés que votre navigateur a fournies pour elles, son fuseau horaire, et les épisodes que nous vous avons annoncés.',
          'Si vous activez les e-mails sur les nouveaux épisodes\u00a0: ce choix, votre fuseau horaire et les épisodes que nous vous avons annoncés.',
          'Les événements de sécurité : connexions, changements de mot de passe et autres événements de ce genre.',
          'Les e-mails que nous vous avons envoyés, sans leur texte, et si le serveur de messagerie les a acceptés.',
          'Quand une personne de notre équipe a ouvert votre compte, et dans quel rôle. Il lui faut chaque fois un motif.',
        ),
        paragraph(
          'Si vous vous connectez avec Google, Facebook ou Apple, nous recevons votre nom, votre adresse e-mail et un numéro qui vous représente là-bas. Nous ne recevons ni votre mot de passe ni vos contacts, et ne publions rien.',
        ),
        paragraph(
          ofPart(
            'prayer',
            'Si vous activez les heures de prière, votre navigateur les calcule. La ville que vous choisissez, ou votre position, arrondie, reste sur votre appareil : elle n’est jamais envoyée, ni à nous ni à personne d’autre. Désactiver les heures de prière ou se déconnecter l’efface.',
          ),
        ),
        paragraph(
          'Certains titres ne peuvent être montrés que dans certains pays. C’est le pays de votre compte qui en décide ou, si vous n’êtes pas connecté, celui que notre réseau déduit de votre adresse internet. Ce dernier ne sert qu’au moment de la demande, et nous ne l’enregistrons pas.',
        ),
      ],
    },
    {
      id: 'purposes',
      heading: 'À quoi cela nous sert',
      blocks: [
        list(
          'À vous fournir le service pour lequel votre compte existe : connexion, lecture, reprise là où vous en étiez, encaissement, réponses aux questions.',
          'À remplir nos obligations légales, avant tout conserver les reçus pour l’administration fiscale.',
          'À protéger les comptes et le service : détecter les abus, limiter les tentatives, corriger les défauts.',
          'Avec votre consentement : à compter les pages utiles, et à vous annoncer de nouveaux titres. Vous pouvez retirer votre consentement à tout moment.',
        ),
        paragraph(
          'Les rangées et les suggestions suivent votre langue, votre liste et ce que vous avez regardé sur un profil. Aucune décision produisant des effets juridiques pour vous n’est prise par une machine seule.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Enfants',
      blocks: [
        paragraph(
          'Les comptes sont réservés aux adultes. Un profil enfant appartient au compte d’un parent. Nous conservons pour lui un nom, qui n’est pas forcément le vrai, une image et ce qui a été regardé. Les profils enfants ne voient aucune publicité fondée sur ce qu’ils regardent, et rien de ce qui les concerne n’est transmis à qui que ce soit.',
        ),
      ],
    },
    {
      id: 'family',
      heading: 'Ce que voit votre famille',
      blocks: [
        paragraph(
          'Les profils d’un même compte sont ouverts à toutes les personnes qui l’utilisent.',
        ),
        paragraph(
          ofPart(
            'family',
            'Dans le partage familial, les membres voient le nom et l’image des autres. Les listes et les historiques restent propres à chaque membre.',
          ),
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'Qui d’autre reçoit des données',
      blocks: [
        list(
          'Les prestataires de paiement tels que PayPal et iyzico, ou votre opérateur mobile : ce qui est nécessaire au paiement.',
          'Nos sous-traitants, qui travaillent sous contrat et selon nos instructions : centres de données, diffusion des vidéos, e-mails et SMS.',
          'Le service qui recueille pour nous les rapports d’erreur : ce qui a échoué et sur quel type de page, et le temps de chargement d’une page. Ni nom, ni adresse, ni rien de ce que vous avez saisi ou regardé, ni numéro qui vous représente.',
          'Si vous activez les notifications : le service de notification de votre navigateur, comme celui de Google, Mozilla, Apple ou Microsoft. Il apprend quand nous en envoyons une, mais ne peut pas la lire.',
          'Google, Facebook ou Apple : que vous vous connectez, si vous choisissez de vous connecter par leur intermédiaire.',
          'Les autorités, lorsqu’une loi nous y contraint. Nous vérifions chaque demande et ne donnons pas plus que nous ne devons.',
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Où se trouvent les données',
      blocks: [
        paragraph(
          'Si des données quittent l’Espace économique européen, elles vont vers des pays dont la Commission européenne a jugé le niveau de protection adéquat, ou dans le cadre de ses clauses contractuelles types. Nous vous en envoyons une copie sur demande.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Combien de temps nous les conservons',
      blocks: [
        list(
          'Compte, profils, listes et historique : jusqu’à ce que vous les supprimiez. Après la fin d’une formule, ils sont conservés un an pour que vous puissiez les retrouver, puis supprimés ; nous vous prévenons 30 jours avant. Le compte lui-même reste.',
          'Inscriptions jamais confirmées : 30 jours.',
          'Appareils dont la session est ouverte : 60 jours après leur dernière utilisation, un an au plus ; sessions terminées, 30 jours de plus.',
          'Codes à usage unique : quelques minutes. Liens que nous envoyons par e-mail : de quelques heures à quelques jours, selon leur usage.',
          'Reçus : dix ans, comme l’exige le droit fiscal ; si le compte est supprimé avant, avec une copie verrouillée de votre nom, de votre adresse e-mail et de votre pays.',
          'Tentatives de paiement non abouties : 90 jours. Avis des services de paiement : 13 mois.',
          'Rapports d’erreur : 90 jours.',
          'Notifications : jusqu’à ce que vous les désactiviez, que vous vous déconnectiez ou que le navigateur quitte son service de notification. Quand nous les avons envoyées : 30 jours. Les épisodes que nous vous avons annoncés : un an.',
          'E-mails sur les nouveaux épisodes\u00a0: votre choix, jusqu’à ce que vous les désactiviez. Les épisodes annoncés\u00a0: un an.',
          'Messages à l’assistance : jusqu’à ce que l’affaire soit réglée et qu’aucune prétention ne puisse plus en découler.',
          'Événements de sécurité : tant qu’un abus peut devoir être éclairci, même après la disparition du compte.',
          'Les e-mails que nous vous avons envoyés\u00a0: 90 jours. Les ouvertures de votre compte par notre équipe\u00a0: trois ans.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Comment nous les protégeons',
      blocks: [
        paragraph(
          'Toutes les connexions sont chiffrées. Les mots de passe et les preuves de connexion ne sont conservés que sous forme d’empreintes. Notre personnel ne voit que ce dont son travail a besoin. Si une fuite vous met malgré tout en danger, nous vous en informons, ainsi que l’autorité, sans délai.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        paragraph([
          'Tous les cookies que nous utilisons, et le bouton avec lequel vous choisissez, se trouvent dans la ',
          link('politique relative aux cookies', paths.cookiePreferences()),
          '.',
        ]),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Vos droits',
      blocks: [
        paragraph([
          'Vous pouvez consulter vos données, les rectifier, les emporter, les faire effacer et vous opposer à leur utilisation. La marche à suivre est expliquée pas à pas sur la page ',
          link('Protection des données', paths.dataProtection()),
          '.',
        ]),
      ],
    },
    {
      id: 'changes',
      heading: 'Modifications de cette politique',
      blocks: [
        paragraph(
          'Si nous modifions quelque chose d’important, nous vous en informons par e-mail ou lors de votre prochaine visite, avant l’entrée en vigueur. La date ci-dessus désigne la version la plus récente.',
        ),
      ],
    },
  ],
};
