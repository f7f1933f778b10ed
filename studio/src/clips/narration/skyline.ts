import type { Line } from './line.ts';

/** The mosque over the water, the bridge, the strait with its towers. */
export const SKYLINE: readonly Line[] = [
  [
    'Evening comes to the city from the water.',
    'يأتي المساء إلى المدينة من جهة الماء.',
    'Akşam, şehre sudan gelir.',
  ],
  [
    'One boatman is still on his way home.',
    'ما زال ملّاح واحد في طريقه إلى بيته.',
    'Bir kayıkçı hâlâ evine dönüyor.',
  ],
  [
    'The windows are lit, one after another.',
    'تُضاء النوافذ، واحدة تلو الأخرى.',
    'Pencereler birer birer aydınlanıyor.',
  ],
  [
    'From the minarets, the call is carried over the roofs.',
    'ومن المآذن يسري النداء فوق السطوح.',
    'Minarelerden yükselen ses damların üstünden geçiyor.',
  ],
  [
    'Two shores, and a thread of light between them.',
    'ضفّتان، وبينهما خيط من نور.',
    'İki yaka, arasında ışıktan bir iplik.',
  ],
  [
    'My father crossed here by ferry, twice a day.',
    'كان أبي يعبر هنا بالعبّارة، مرّتين في اليوم.',
    'Babam buradan günde iki kez vapurla geçerdi.',
  ],
  [
    'Now the cars hum high above the water.',
    'واليوم تهمس السيارات عاليًا فوق الماء.',
    'Şimdi arabalar suyun üstünde uğulduyor.',
  ],
  [
    'Yet below, the current has not changed its mind.',
    'أمّا في الأسفل، فالتيّار لم يغيّر رأيه.',
    'Ama aşağıda akıntı hiç fikrini değiştirmedi.',
  ],
  [
    'The old towers have watched every ship go by.',
    'شهدت الأبراج القديمة مرور كلّ سفينة.',
    'Eski kuleler geçen her gemiyi görmüştür.',
  ],
  [
    'Some carried silk, some carried bad news.',
    'بعضها حمل الحرير، وبعضها حمل أخبار السوء.',
    'Kimi ipek taşıdı, kimi kötü haber.',
  ],
  [
    'All of them slowed down under this moon.',
    'وكلّها أبطأت تحت هذا القمر.',
    'Hepsi bu ayın altında yavaşladı.',
  ],
  [
    'Good night, city. We will speak again tomorrow.',
    'تصبحين على خير يا مدينة، غدًا نتحدّث من جديد.',
    'İyi geceler şehir. Yarın yine konuşuruz.',
  ],
];
