import { paths } from '#app/paths.ts';
import { link, list, mail, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Règlement général sur la protection des données',
  description:
    'Vos droits au titre du RGPD et comment les exercer chez {brand} : consulter, rectifier, exporter, supprimer, s’opposer.',
  lead: 'Le règlement général sur la protection des données (RGPD) de l’Union européenne vous donne des droits sur vos données. Nous les accordons à tout le monde, où que vous viviez.',
  updated: { text: 'Dernière mise à jour le {date}', day: '2026-11-20' },
  sections: [
    {
      id: 'how',
      heading: 'Comment exercer vos droits',
      blocks: [
        paragraph([
          'Vous pouvez faire presque tout vous-même, immédiatement, dans vos ',
          link('paramètres', paths.settings()),
          ', sous « Cookies et vie privée ». Pour tout le reste, écrivez à ',
          mail('{email}'),
          '.',
        ]),
        list(
          'Cela ne coûte rien.',
          'Nous répondons dans un délai d’un mois. Si une demande est très étendue, cela peut prendre deux mois de plus ; nous vous en informons alors au cours du premier.',
          'Écrivez depuis l’adresse de votre compte. Si nous ne sommes pas certains que c’est bien vous, nous demandons un code à usage unique, jamais la copie d’une pièce d’identité.',
          'Si nous ne pouvons pas donner suite à une demande, nous disons pourquoi et ce que vous pouvez faire.',
        ),
      ],
    },
    {
      id: 'bases',
      heading: 'Sur quelles bases nous utilisons les données',
      blocks: [
        list(
          'Contrat (article 6, paragraphe 1, point b) : compte, profils, lecture, paiement, assistance.',
          'Obligation légale (article 6, paragraphe 1, point c) : reçus et comptabilité.',
          'Intérêt légitime (article 6, paragraphe 1, point f) : protection contre les abus, limites d’appareils et de tentatives, correction des défauts.',
          'Consentement (article 6, paragraphe 1, point a) : cookies fonctionnels, de mesure d’audience et de réseaux sociaux, et actualités par e-mail.',
        ),
        paragraph([
          'De quelles données il s’agit, et pour combien de temps, est indiqué dans la ',
          link('politique de confidentialité', paths.privacyPolicy()),
          '.',
        ]),
      ],
    },
    {
      id: 'access',
      heading: 'Consulter vos données (article 15)',
      blocks: [
        paragraph(
          'Vous pouvez demander si nous conservons des données à votre sujet et lesquelles, d’où elles viennent, qui les a reçues, et en recevoir une copie. L’export disponible dans vos paramètres contient le compte, les profils, les listes, l’historique, les appareils et les reçus.',
        ),
      ],
    },
    {
      id: 'rectification',
      heading: 'Les rectifier (article 16)',
      blocks: [
        paragraph(
          'Le nom, l’adresse e-mail, le numéro de téléphone, la langue et les profils peuvent être modifiés dans vos paramètres. Une nouvelle adresse e-mail est confirmée avant d’être prise en compte.',
        ),
      ],
    },
    {
      id: 'erasure',
      heading: 'Les faire effacer (article 17)',
      blocks: [
        paragraph(
          'Supprimer votre compte dans vos paramètres efface le compte, ses profils, ses listes et son historique. Nous vous demandons auparavant une nouvelle confirmation et indiquons ce qui reste : les reçus, que le droit fiscal nous oblige à conserver, et les événements de sécurité. Une formule encore en cours prend fin avec le compte.',
        ),
      ],
    },
    {
      id: 'restriction',
      heading: 'En limiter l’utilisation (article 18)',
      blocks: [
        paragraph(
          'Pendant que l’on vérifie si des données sont exactes ou si nous avons le droit de les utiliser, vous pouvez demander que nous les conservions sans les utiliser. Pour le demander, écrivez-nous. Nous vous envoyons alors un e-mail, puis un autre au moins sept jours avant d’utiliser de nouveau les données.',
        ),
      ],
    },
    {
      id: 'portability',
      heading: 'Les emporter (article 20)',
      blocks: [
        paragraph(
          'L’export est un fichier que d’autres programmes peuvent lire. Sur demande, nous l’envoyons directement à un autre fournisseur lorsque c’est possible.',
        ),
      ],
    },
    {
      id: 'objection',
      heading: 'Vous opposer (article 21)',
      blocks: [
        paragraph(
          'Lorsque nous nous fondons sur un intérêt légitime, vous pouvez vous opposer pour des raisons tenant à votre situation particulière. Nous cessons alors, sauf motifs impérieux contraires. Vous pouvez vous opposer aux actualités et à la publicité à tout moment, sans motif.',
        ),
      ],
    },
    {
      id: 'consent',
      heading: 'Retirer votre consentement (article 7)',
      blocks: [
        paragraph(
          'Ce que vous avez autorisé, vous pouvez l’interdire de nouveau, aussi facilement que vous l’avez autorisé. Cela vaut à partir de ce moment.',
        ),
        { kind: 'cookiePreferences', label: 'Ouvrir les préférences de cookies' },
      ],
    },
    {
      id: 'automated',
      heading: 'Décisions automatisées (article 22)',
      blocks: [
        paragraph(
          'Les suggestions sont classées par une machine. Rien de ce qui produit des effets juridiques pour vous, ou vous affecte de façon similaire, n’est décidé par une machine seule. Si un compte a été bloqué automatiquement, par exemple après de nombreux mots de passe erronés, une personne l’examine quand vous nous écrivez.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Enfants (article 8)',
      blocks: [
        paragraph(
          'Les comptes sont réservés aux adultes. Les parents exercent les droits de leurs enfants pour les profils de leur compte. Si vous pensez qu’un enfant a ouvert un compte, dites-le-nous et nous le supprimons.',
        ),
      ],
    },
    {
      id: 'breach',
      heading: 'En cas d’incident (articles 33 et 34)',
      blocks: [
        paragraph(
          'Nous notifions une violation de données à caractère personnel à l’autorité dans les 72 heures après en avoir pris connaissance, sauf si elle ne présente aucun risque. Si le risque pour vous est élevé, nous vous en informons aussi : ce qui s’est passé, et ce que vous devriez faire.',
        ),
      ],
    },
    {
      id: 'complaint',
      heading: 'Introduire une réclamation (article 77)',
      blocks: [
        paragraph(
          'Vous pouvez introduire une réclamation auprès d’une autorité de protection des données, là où vous vivez, là où vous travaillez, ou là où vous pensez que le droit a été enfreint. Nous aimerions avoir d’abord l’occasion d’y remédier, mais rien ne vous y oblige.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        paragraph([
          'La personne chargée de la protection des données chez {brand} lit les messages envoyés à ',
          mail('{email}'),
          '. Commencez l’objet par « Protection des données ».',
        ]),
      ],
    },
  ],
};
