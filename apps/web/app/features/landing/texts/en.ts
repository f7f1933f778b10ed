import type { LandingText } from './shape.ts';

export const text: LandingText = {
  heading: 'Made for the way you live',
  lead: 'Little things that make a difference at home.',
  prayer: {
    title: 'Prayer times and iftar',
    text: 'A quiet reminder before each prayer, a film that waits until you are back, and in Ramadan a countdown to iftar and suhoor. Computed on your device: your place stays with you.',
    place: 'Makkah, today',
    iftar: 'iftar',
    link: 'See the times where you live',
  },
  study: {
    title: 'Two languages at once',
    text: 'Two lines of subtitles, a transcript to search, and any line again at a press: a language is learned along the way.',
    line: 'It was still raining.',
  },
  guard: {
    title: 'Family Scene Guard',
    text: 'Scenes that do not suit the whole family are marked. Hide the picture, mute or skip them, or be warned first.',
    hidden: 'Picture hidden',
  },
  hours: {
    title: 'Viewing hours for children',
    text: 'How long a day, and between which hours. A kind word comes ten minutes before the end, and you see what was watched.',
  },
  giving: { setAside: 'Set aside so far', transferred: 'Transferred so far' },
};
