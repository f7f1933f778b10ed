import type { LandingText } from './shape.ts';

export const text: LandingText = {
  heading: 'Pensé pour votre vie',
  lead: 'De petites choses qui changent la vie à la maison.',
  prayer: {
    title: 'Heures de prière et iftar',
    text: 'Un rappel discret avant chaque prière, un film qui attend votre retour et, au ramadan, le compte à rebours de l’iftar et du souhour. Le calcul se fait sur votre appareil : votre lieu reste chez vous.',
    place: 'La Mecque, aujourd’hui',
    iftar: 'iftar',
    link: 'Les heures de votre ville',
  },
  study: {
    title: 'Deux langues à la fois',
    text: 'Deux lignes de sous-titres, une transcription où chercher, et chaque phrase à réentendre d’une touche : la langue s’apprend en chemin.',
    line: 'Il pleuvait encore.',
  },
  guard: {
    title: 'Filtre familial des scènes',
    text: 'Les scènes qui ne conviennent pas à toute la famille sont repérées. Masquez l’image, coupez le son, passez-les, ou soyez prévenu avant.',
    hidden: 'Image masquée',
  },
  hours: {
    title: 'Horaires pour les enfants',
    text: 'Combien de temps par jour, et entre quelles heures. Un mot gentil arrive dix minutes avant la fin, et vous voyez ce qui a été regardé.',
  },
  giving: { setAside: 'Mis de côté à ce jour', transferred: 'Versé à ce jour' },
};
