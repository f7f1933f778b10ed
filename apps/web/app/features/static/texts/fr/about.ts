import { paths } from '#app/paths.ts';
import { type AboutText, link, mail } from '../tree.ts';

export const text: AboutText = {
  title: 'À propos',
  description:
    '{brand} est un service de streaming pour les familles musulmanes : séries, films et télévision en direct en douze langues.',
  heading: 'Une lumière, et toute la famille autour',
  lead: '{brand} fait entrer séries, films et télévision en direct dans les maisons où grand-mère, parents et enfants regardent ensemble, et où personne n’a besoin de se jeter sur la télécommande.',
  plans: 'Voir les formules',
  story: {
    heading: 'La lampe dont nous portons le nom',
    paragraphs: [
      'Depuis des siècles, on allume des lampes à huile sur les minarets d’Istanbul pendant les nuits saintes de l’année. On a fini par appeler ces nuits « kandil », du nom des lampes. Ces soirs-là, les rues sont claires, les portes restent ouvertes et l’on raconte des histoires jusque tard.',
      'C’est à cette lumière que nous pensons. Non pas celle qui éblouit, mais celle autour de laquelle une famille se rassemble. Ce que nous montrons est choisi pour elle : des histoires de nos villes et de nos steppes, de l’histoire et de l’appartement d’à côté, bien faites et dignes d’une soirée.',
    ],
    alt: 'Les coupoles et les minarets d’Istanbul devant une pleine lune.',
  },
  valuesHeading: 'Ce à quoi nous tenons',
  values: [
    {
      id: 'family',
      heading: 'Pour tout le canapé',
      text: 'Une personne regarde chaque titre avant qu’il n’arrive ici. Les limites d’âge sont honnêtes, et un profil enfant ne voit que ce qui a été choisi pour les enfants.',
    },
    {
      id: 'languages',
      heading: 'Dans votre langue',
      text: 'Le service parle douze langues, de droite à gauche aussi naturellement que de gauche à droite ; le son et les sous-titres suivent vos préférences.',
    },
    {
      id: 'privacy',
      heading: 'Personne ne vous regarde regarder',
      text: [
        'Aucun outil de mesure n’est chargé avant que vous ne l’autorisiez, et nous ne vendons pas de données. Tout est dit dans la ',
        link('politique de confidentialité', paths.privacyPolicy()),
        '.',
      ],
    },
    {
      id: 'giving',
      heading: 'Une part pour l’eau',
      text: [
        'Un quarantième de nos revenus va à des puits, là où l’eau est loin. Comment et pourquoi : c’est sur la page ',
        link('Responsabilité sociale', paths.socialResponsibility()),
        '.',
      ],
    },
  ],
  factsHeading: 'En chiffres',
  facts: [
    {
      id: 'languages',
      figure: '12',
      text: 'langues, chacune avec son écriture et son sens de lecture',
    },
    { id: 'giving', figure: '1/40', text: 'de nos revenus devient des puits' },
    { id: 'privacy', figure: '0', text: 'traceur avant que vous n’ayez dit oui' },
  ],
  contact: {
    heading: 'Parlez-nous',
    text: [
      'Un compliment, une critique, une histoire que nous devrions raconter : à l’adresse ',
      mail('{email}'),
      ', ce sont des personnes qui vous lisent.',
    ],
    help: 'Centre d’aide',
  },
};
