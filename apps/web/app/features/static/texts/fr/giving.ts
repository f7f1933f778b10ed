import type { GivingText } from '../tree.ts';

export const text: GivingText = {
  title: 'Responsabilité sociale',
  description:
    '2,5 % (1/40) de nos revenus sont versés en sadaqa pour des puits dans des pays musulmans.',
  heading: 'Des histoires qui font jaillir l’eau',
  lead: 'Chaque soirée devant l’écran creuse un peu plus profond. Un quarantième de ce que nous gagnons devient de l’eau pour des personnes qui marchent des heures pour aller la chercher.',
  promise: {
    figure: '2,5 %',
    fraction: '1/40',
    statement:
      '2,5 % (1/40) de nos revenus sont versés en sadaqa pour des puits dans des pays musulmans.',
    detail:
      'Des revenus, et non du bénéfice : cette part est donnée les bonnes années comme les maigres, et n’ajoute rien à votre prix.',
  },
  ledger: {
    heading: 'Où va chaque centime',
    text: 'Chaque paiement a son écriture, chaque versement pour les puits aussi. Les sommes viennent tout droit de nos livres et ne nomment personne.',
    check: {
      heading: 'Vérifiez vous-même',
      steps: [
        'Prenez un reçu dans votre historique des paiements et divisez le montant par quarante.',
        'Ouvrez son mois ici et cherchez le numéro de votre reçu.',
        'La liste indique le même montant et la même part. Additionnez la liste : c’est la somme du mois.',
      ],
    },
    month: 'Mois',
    entries: 'Écritures',
    revenue: 'Revenus',
    setAside: 'Mis de côté',
    transferred: 'Versé',
    transferTo: 'à {recipient}',
    earlier: 'Mois précédents',
    note: 'Un remboursement a aussi son écriture, avec un signe moins. Les mois suivent l’heure UTC.',
    entriesOf: 'Écritures de {month}',
    receipt: 'Reçu',
    date: 'Date',
    paid: 'Payé',
    share: 'Part',
    download: 'Télécharger le tableau',
    newer: 'Plus récent',
    older: 'Plus ancien',
    none: 'Aucun paiement pour l’instant. Le premier sera la première écriture ici.',
    noEntries: 'Aucune écriture ce mois-là.',
    failed: 'Le registre n’a pas pu être chargé.',
  },
  rows: [
    {
      picture: 'dunes',
      alt: 'Une caravane traverse les dunes sous un soleil bas.',
      heading: 'Pourquoi l’eau',
      paragraphs: [
        'Sa’d ibn Oubada demanda au Prophète, paix et salut sur lui, quelle sadaqa serait la meilleure pour sa mère, qui était morte. « L’eau », répondit-il. Sa’d creusa donc un puits et dit : « Celui-ci est pour la mère de Sa’d. »',
        'C’est Abou Daoud qui le rapporte. Nous n’avons pas trouvé de meilleure réponse à la question de ce qu’il faut donner.',
      ],
    },
    {
      picture: 'lanterns',
      alt: 'Des lanternes sont suspendues devant les coupoles d’une mosquée, la nuit.',
      heading: 'Pourquoi un quarantième',
      paragraphs: [
        'Une part sur quarante : toutes les familles musulmanes connaissent cette mesure par la zakat. Nous l’avons choisie parce qu’elle se retient et se vérifie facilement : prenez ce que vous avez payé, divisez par quarante.',
        'Quand le compte ne tombe pas juste, nous arrondissons au-dessus. Chaque reçu de votre historique des paiements indique sa part.',
      ],
    },
    {
      picture: 'village',
      alt: 'Un village au pied des montagnes, les fenêtres éclairées.',
      heading: 'Ce que change un puits',
      paragraphs: [
        'Là où l’eau est loin, ce sont surtout les femmes et les enfants qui la portent, et le chemin prend les heures que d’autres passent à l’école ou au travail. Là où l’eau est sale, les plus petits tombent malades les premiers.',
        'Un puits au village rend des matinées. C’est une sadaqa jariya, un don qui continue de donner tant que quelqu’un y boit.',
      ],
    },
    {
      picture: 'camp',
      alt: 'Des personnes sont assises autour d’un feu entre des tentes, des montagnes derrière elles.',
      heading: 'Ce que vous pouvez faire',
      paragraphs: [
        'Rien de plus que regarder. La part est mise de côté sur chaque paiement dès qu’il arrive, quels que soient votre formule et votre moyen de paiement.',
        'Et si vous souhaitez donner davantage, donnez près de chez vous : aux gens d’à côté, aux gens de passage, en votre propre nom.',
      ],
    },
  ],
  close: {
    heading: 'Votre soirée, leur matinée',
    text: 'Choisissez une formule, et un quarantième est en route.',
    plans: 'Voir les formules',
    help: 'Poser une question',
  },
};
