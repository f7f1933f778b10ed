import { paths } from '#app/paths.ts';
import { link, list, mail, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Conditions d’utilisation',
  description:
    'Ce que vous pouvez attendre de {brand} et ce que {brand} attend de vous : comptes, formules, paiement, appareils et partage familial.',
  lead: 'Ces conditions constituent l’accord entre vous et {brand}. Elles sont écrites pour être lues. Si l’une d’elles semble vous retirer un droit que la loi de votre pays vous accorde en tant que consommateur, c’est la loi qui prévaut.',
  updated: { text: 'Dernière mise à jour le {date}', day: '2026-11-29' },
  sections: [
    {
      id: 'agreement',
      heading: 'L’accord',
      blocks: [
        paragraph(
          '{brand} diffuse des séries, des films et d’autres programmes sur internet. Vous acceptez ces conditions lorsque vous créez un compte et, dans la mesure où elles s’appliquent, également lorsque vous regardez sans compte. Si vous ne les acceptez pas, veuillez ne pas utiliser le service.',
        ),
      ],
    },
    {
      id: 'account',
      heading: 'Votre compte',
      blocks: [
        list(
          'Vous devez avoir 18 ans pour ouvrir un compte. Les plus jeunes regardent avec le compte d’un parent ou d’un représentant légal.',
          'Indiquez-nous votre vrai nom et une adresse e-mail ou un numéro de téléphone où l’on peut vous joindre. Nous le confirmons avec un code à usage unique.',
          'Gardez votre mot de passe et vos codes pour vous. Nous ne les demandons jamais par téléphone, par e-mail ou par message. Si vous pensez que quelqu’un d’autre les connaît, changez le mot de passe : cela déconnecte vos autres appareils.',
          'Ce qui se passe dans votre compte est réputé fait par vous, sauf si vous nous avez signalé qu’il est tombé entre d’autres mains.',
        ),
      ],
    },
    {
      id: 'profiles',
      heading: 'Profils et enfants',
      blocks: [
        paragraph(
          'Un compte peut contenir plusieurs profils, chacun avec sa liste et ses positions dans les films et les épisodes. Un profil enfant ne montre que ce qui a été choisi pour les enfants. Il vous aide, mais ne vous remplace pas : tenez compte des limites d’âge et décidez de ce que vos enfants regardent.',
        ),
      ],
    },
    {
      id: 'plans',
      heading: 'Formules, prix et paiement',
      blocks: [
        paragraph([
          'Certains programmes sont gratuits. Pour tout le reste, il vous faut une formule. La ',
          link('page des formules', paths.subscriptionPlans()),
          ' indique ce que chacune contient, son prix taxes comprises et la période. Avant de confirmer, vous voyez ce que vous payez aujourd’hui, puis quand et combien vous paierez ensuite.',
        ]),
        list(
          'Le paiement passe par un prestataire tel que PayPal ou iyzico, ou par la facture de votre opérateur mobile. Leurs conditions s’appliquent au paiement lui-même. Nous ne voyons jamais votre numéro de carte complet.',
          'Une formule se renouvelle d’elle-même à la fin de chaque période, au prix auquel vous l’avez prise, jusqu’à ce que vous la résiliiez.',
          'Si un paiement échoue, la formule est suspendue et nous vous en informons. Rien n’est supprimé, et tout fonctionne de nouveau dès que le paiement est arrivé.',
          'Nous annonçons une hausse de prix au moins 30 jours avant la première période à laquelle elle s’applique. Vous pouvez résilier jusque-là.',
        ),
      ],
    },
    {
      id: 'promotions',
      heading: 'Codes promo et offres',
      blocks: [
        paragraph(
          'Un code promo ou une offre vaut pour la formule, la durée et le nombre d’utilisations qui y sont indiqués. Deux offres ne peuvent pas être cumulées. Si un code ne vaut pas pour vous, nous disons pourquoi avant que vous ne payiez. Les codes ne peuvent être ni convertis en argent ni vendus.',
        ),
      ],
    },
    {
      id: 'cancelling',
      heading: 'Résiliation',
      blocks: [
        paragraph(
          'Vous pouvez résilier à tout moment, sans motif, dans vos paramètres, sous « Formule ». Vous continuez à regarder jusqu’à la fin de la période que vous avez payée, et rien d’autre n’est débité. Vos profils et vos favoris sont conservés un an : si vous reprenez dans ce délai, tout est là où vous l’avez laissé.',
        ),
      ],
    },
    {
      id: 'refunds',
      heading: 'Rétractation et remboursements',
      blocks: [
        paragraph([
          'Dans les 14 jours suivant le jour du premier paiement d’un contrat, vous pouvez vous en rétracter sans motif. Si le dernier jour tombe un week-end, vous avez jusqu’au lundi. Vous déclarez la rétractation sur la page ',
          link('Se rétracter du contrat', paths.withdraw()),
          ' et l’y confirmez, même sans vous connecter. Nous vous la confirmons en indiquant l’heure à laquelle nous l’avons reçue, remboursons tout ce que vous avez payé pour ce contrat, par le moyen utilisé pour le paiement et dans les 14 jours, et le contrat prend fin. Un changement de formule est un nouveau contrat ; un renouvellement n’en est pas un.',
        ]),
        paragraph([
          'Nous remboursons aussi ce qui a été débité deux fois ou par erreur. Écrivez à ',
          mail('{email}'),
          ' en indiquant le reçu.',
        ]),
      ],
    },
    {
      id: 'family-sharing',
      heading: 'Partage familial',
      blocks: [
        paragraph(
          'Avec une formule familiale, le titulaire peut inviter des membres de la même famille. Le titulaire paie, voit le nom des membres et peut les retirer ; chaque membre peut partir. Chaque membre a son compte, sa liste et son historique, que le titulaire ne voit pas. Quand la formule familiale prend fin, elle prend fin pour tous.',
        ),
      ],
    },
    {
      id: 'devices',
      heading: 'Appareils',
      blocks: [
        paragraph(
          'Une formule indique sur combien d’écrans on peut regarder en même temps, et si elle fonctionne seulement sur les téléphones et les tablettes. Le nombre d’appareils qui peuvent regarder avec un compte est lui aussi limité ; vos paramètres l’indiquent. Vous pouvez retirer des appareils de votre liste. La fréquence à laquelle vous pouvez le faire est elle aussi limitée, afin qu’un même compte ne passe pas de main en main.',
        ),
      ],
    },
    {
      id: 'use',
      heading: 'Ce que vous pouvez faire, et ne pas faire',
      blocks: [
        paragraph(
          'Vous pouvez regarder pour vous-même, et chez vous avec votre famille et vos invités. Vous ne pouvez pas :',
        ),
        list(
          'copier, enregistrer, revendre ou montrer en public ce que vous regardez ;',
          'contourner la protection des vidéos, les limites d’appareils ou les régions pour lesquelles un titre est sous licence ;',
          'extraire le contenu du service par des moyens automatisés, y chercher des failles sans notre accord, ou le surcharger au détriment d’autrui ;',
          'partager votre compte avec des personnes extérieures à votre famille.',
        ),
      ],
    },
    {
      id: 'catalogue',
      heading: 'Ce que nous proposons',
      blocks: [
        paragraph(
          'Les titres vont et viennent avec leurs licences, et diffèrent d’un pays à l’autre. Nous les choisissons pour les familles, mais les goûts diffèrent et une limite d’âge n’est pas une promesse. La qualité de l’image dépend de votre formule, de votre connexion et de votre appareil. Nous entretenons le service avec soin. Il peut néanmoins tomber en panne ; si la panne dure, nous prolongeons votre période d’autant.',
        ),
      ],
    },
    {
      id: 'giving',
      heading: 'La part que nous donnons',
      blocks: [
        paragraph([
          'Nous donnons une part de nos revenus. Nous donnons ce qui est à nous : cela n’ajoute rien à votre prix, et ce n’est pas un don de votre part au sens fiscal. Pour en savoir plus, voyez la page ',
          link('Responsabilité sociale', paths.socialResponsibility()),
          '.',
        ]),
      ],
    },
    {
      id: 'rights',
      heading: 'Droits sur les contenus',
      blocks: [
        paragraph(
          'Les films, les séries et les autres programmes, les textes, les images et les logiciels de {brand} nous appartiennent ou appartiennent à ceux qui nous permettent de les utiliser. Vous recevez le droit de regarder, et rien au-delà. Ce que vous nous envoyez, comme un message ou un fichier destiné à l’assistance, reste à vous ; nous ne l’utilisons que pour vous aider.',
        ),
      ],
    },
    {
      id: 'suspension',
      heading: 'Quand nous fermons un compte',
      blocks: [
        paragraph(
          'Si quelqu’un enfreint ces conditions gravement, ou de nouveau après un avertissement, nous pouvons bloquer le compte ou mettre fin à l’accord. Nous disons pourquoi, et vous pouvez contester. Si nous y mettons fin sans un tel motif, nous remboursons la part restante de la période.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilité',
      blocks: [
        paragraph(
          'Nous répondons sans limite du dol, de la faute lourde et des atteintes à la vie, à l’intégrité physique ou à la santé. En cas de faute légère, nous ne répondons que de la violation d’une obligation essentielle de l’accord, et alors du dommage prévisible. Les droits découlant de la législation sur la responsabilité du fait des produits défectueux ne sont pas affectés.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Modifications de ces conditions',
      blocks: [
        paragraph(
          'Nous pouvons modifier ces conditions pour un motif valable, comme une nouvelle loi ou une nouvelle fonction. Nous vous en informons par e-mail au moins 30 jours avant. Si vous n’êtes pas d’accord, vous pouvez résilier, et les anciennes conditions s’appliquent jusqu’à la fin de votre période.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Droit applicable et litiges',
      blocks: [
        paragraph(
          'Le droit du pays où {brand} a son siège s’applique, ainsi que la protection des consommateurs du pays où vous vivez. Parlez-nous d’abord : un seul message règle la plupart des choses. Vous êtes libre de saisir les tribunaux ou l’instance d’arbitrage de la consommation de votre lieu de résidence.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        paragraph([
          'Les questions sur ces conditions sont à adresser à ',
          mail('{email}'),
          '. Beaucoup trouvent leur réponse dans le ',
          link('centre d’aide', paths.helpCenter()),
          '.',
        ]),
      ],
    },
  ],
};
