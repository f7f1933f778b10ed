import type { Line } from './line.ts';

/** Ships before the sun, the lighthouse, the ships on their way home. */
export const ARMADA: readonly Line[] = [
  [
    'At first light the wind came round to the south.',
    'مع أوّل الضوء دارت الريح إلى الجنوب.',
    'Gün ağarırken rüzgâr güneye döndü.',
  ],
  [
    'Three sails, and not one of them is ours.',
    'ثلاثة أشرعة، وليس بينها شراع لنا.',
    'Üç yelken, biri bile bizim değil.',
  ],
  [
    'The captain says nothing. He listens to the rigging.',
    'لا يقول القبطان شيئًا، إنّه يصغي إلى الحبال.',
    'Kaptan susuyor. Halatları dinliyor.',
  ],
  [
    'At sea, a quiet man hears the weather first.',
    'في البحر، الصامت أوّل من يسمع الطقس.',
    'Denizde havayı ilk duyan, susan adamdır.',
  ],
  [
    'The keeper lit the lamp an hour early.',
    'أشعل الحارس المصباح قبل موعده بساعة.',
    'Fenerci lambayı bir saat erken yaktı.',
  ],
  [
    'He has a son on the water tonight.',
    'فله الليلة ابن في البحر.',
    'Bu gece denizde bir oğlu var.',
  ],
  [
    'The beam goes out, like a hand that searches.',
    'يمتدّ الشعاع كيدٍ تبحث.',
    'Işık, arayan bir el gibi uzanıyor.',
  ],
  [
    'Far out, a lantern answers: one, two, three.',
    'وبعيدًا يجيب فانوس: واحد، اثنان، ثلاثة.',
    'Uzakta bir fener yanıt veriyor: bir, iki, üç.',
  ],
  ['The rocks are behind them now.', 'صارت الصخور خلفهم الآن.', 'Kayalar artık arkalarında.'],
  [
    'Let the sails down a little; there is no hurry.',
    'أرخوا الأشرعة قليلًا، فلا عجلة.',
    'Yelkenleri biraz indirin, acele yok.',
  ],
  [
    'The harbour has been awake all night for them.',
    'ظلّ الميناء ساهرًا الليل كلّه من أجلهم.',
    'Liman bütün gece onlar için uyanık kaldı.',
  ],
  [
    'Somewhere on the quay, a mother stops counting.',
    'وفي مكان ما على الرصيف، تكفّ أمّ عن العدّ.',
    'Rıhtımda bir yerde, bir anne saymayı bırakıyor.',
  ],
];
