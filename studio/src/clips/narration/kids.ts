import type { Line } from './line.ts';

/** The paper town, the Simurgh, the observatory on the hill. */
export const KIDS: readonly Line[] = [
  [
    'In Paper Town the stars hang on threads.',
    'في بلدة الورق تتدلّى النجوم من خيوط.',
    "Kâğıt Kasaba'da yıldızlar ipe asılıdır.",
  ],
  [
    'Who hung them there? A girl called Lina.',
    'من علّقها هناك؟ بنت اسمها لينا.',
    'Onları kim astı? Lina adında bir kız.',
  ],
  [
    'She goes up in a balloon, every single evening.',
    'تصعد في منطاد، كلّ مساء.',
    'Her akşam bir balonla yukarı çıkar.',
  ],
  [
    'Hello, Moon! Please move a little to the left.',
    'مرحبًا يا قمر! تحرّك قليلًا إلى اليسار من فضلك.',
    'Merhaba Ay! Biraz sola kayar mısın?',
  ],
  [
    'Look! A bird with all the colours there are.',
    'انظروا! طائر فيه كلّ الألوان.',
    'Bakın! Bütün renkleri olan bir kuş.',
  ],
  [
    'It is the Simurgh, and it is very old and very kind.',
    'إنّه السيمرغ، عجوز جدًّا وطيّب جدًّا.',
    'Bu Simurg; çok yaşlı ve çok iyi kalpli.',
  ],
  [
    'Can you count its feathers? I lost count at seven.',
    'هل تعدّون ريشه؟ أنا نسيت العدّ عند السبعة.',
    'Tüylerini sayabilir misin? Ben yedide şaşırdım.',
  ],
  [
    'It flies over the mountains, to bring them a dream.',
    'يطير فوق الجبال ليحمل إليها حلمًا.',
    'Dağların üstünden uçar, onlara bir rüya götürür.',
  ],
  [
    'Up on the hill, someone is still awake.',
    'فوق التلّ، هناك من لم ينم بعد.',
    'Tepede biri hâlâ uyumamış.',
  ],
  [
    'Through the big telescope, Saturn shows off its ring.',
    'ومن المنظار الكبير يتباهى زحل بحلقته.',
    'Büyük teleskopta Satürn halkasıyla övünüyor.',
  ],
  [
    'Make a wish, quickly, there goes a shooting star!',
    'تمنّوا أمنية بسرعة، ها هو شهاب يمرّ!',
    'Çabuk bir dilek tut, bir yıldız kayıyor!',
  ],
  [
    'Sleep well, Paper Town. Lina will put out the lights.',
    'نامي هانئة يا بلدة الورق، لينا ستطفئ الأنوار.',
    'İyi uykular Kâğıt Kasaba. Işıkları Lina söndürecek.',
  ],
];
