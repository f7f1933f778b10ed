import type { GivingText } from '../tree.ts';

export const text: GivingText = {
  title: 'Responsabilité sociale',
  lead: 'Vous voyez ici ce qui a été mis de côté sur chaque paiement, et où cela est allé.',
  detail:
    'Des revenus, et non du bénéfice : cette part est donnée les bonnes années comme les maigres, et n’ajoute rien à votre prix.',
  ledger: {
    heading: 'Où va chaque centime',
    text: 'Chaque paiement a son écriture, chaque versement aussi. Les sommes viennent tout droit de nos livres et ne nomment personne.',
    check: {
      heading: 'Vérifiez vous-même',
      steps: [
        'Prenez un reçu dans votre historique des paiements : il indique la part mise de côté.',
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
};
