import type { Line } from './line.ts';

/** Lanterns under the crescent, a reading by the window, the bazaar. */
export const LANTERNS: readonly Line[] = [
  [
    'They saw the new moon from the roof of the bakery.',
    'رأوا الهلال من سطح المخبز.',
    'Yeni ayı fırının damından gördüler.',
  ],
  [
    'By the time the children heard, the lanterns were up.',
    'وما إن سمع الأطفال حتى عُلّقت الفوانيس.',
    'Çocuklar duyana kadar fenerler asılmıştı.',
  ],
  [
    'Each family lights its own, and one for a neighbour.',
    'كلّ عائلة تضيء فانوسها، وآخر لجار.',
    'Her aile kendi fenerini yakar, bir de komşununkini.',
  ],
  [
    'Thirty nights begin with one small flame.',
    'ثلاثون ليلة تبدأ بشعلة صغيرة.',
    'Otuz gece küçük bir alevle başlar.',
  ],
  [
    'The house is quiet now, and the window is open.',
    'هدأ البيت الآن، والنافذة مفتوحة.',
    'Ev sessiz şimdi, pencere açık.',
  ],
  [
    'Grandmother reads a page, then rests her eyes.',
    'تقرأ الجدّة صفحة، ثم تريح عينيها.',
    'Ninem bir sayfa okur, sonra gözlerini dinlendirir.',
  ],
  [
    'She knows the next line before she turns the page.',
    'تعرف السطر التالي قبل أن تقلب الصفحة.',
    'Sayfayı çevirmeden sonraki satırı bilir.',
  ],
  [
    'We children learned to sit still by watching her.',
    'ومنها تعلّمنا، نحن الصغار، كيف نجلس في سكينة.',
    'Biz çocuklar sakin oturmayı ona bakarak öğrendik.',
  ],
  [
    'After the prayer, the bazaar opens again.',
    'وبعد الصلاة يفتح السوق من جديد.',
    'Namazdan sonra çarşı yeniden açılır.',
  ],
  [
    'Dates, bread, and a light in every doorway.',
    'تمر وخبز، ونور في كلّ باب.',
    'Hurma, ekmek ve her kapıda bir ışık.',
  ],
  [
    'An old man weighs almonds and always adds a few.',
    'شيخ يزن اللوز، ويزيد دائمًا بضع حبّات.',
    'Yaşlı bir adam badem tartar, hep birkaç tane fazla koyar.',
  ],
  [
    'Come early tomorrow. The first cup is on the house.',
    'تعالوا غدًا باكرًا، فأوّل كوب هديّة.',
    'Yarın erken gel. İlk bardak bizden.',
  ],
];
