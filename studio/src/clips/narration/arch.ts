import type { Line } from './line.ts';

/** A man under the great arch, strapwork on a wall, an astrolabe. */
export const ARCH: readonly Line[] = [
  [
    'Every door in this house was cut by one family.',
    'كلّ باب في هذا البيت نحتته عائلة واحدة.',
    'Bu evin her kapısını tek bir aile oydu.',
  ],
  [
    'The grandson stands where the first stone was laid.',
    'يقف الحفيد حيث وُضع الحجر الأوّل.',
    'Torun, ilk taşın konduğu yerde duruyor.',
  ],
  [
    'The lamps are old. The flame is from this evening.',
    'المصابيح قديمة، أمّا الشعلة فمن هذا المساء.',
    'Kandiller eski. Alev bu akşamdan.',
  ],
  [
    'Beyond the arch, the garden keeps its cool.',
    'وخلف القوس تحتفظ الحديقة ببرودتها.',
    'Kemerin ötesinde bahçe serinliğini korur.',
  ],
  [
    'Begin with a circle, the masters said.',
    'ابدأ بدائرة، هكذا قال الأساتذة.',
    'Bir daireyle başla, derdi ustalar.',
  ],
  [
    'Divide it, and let the lines find one another.',
    'اقسمها، ودع الخطوط يجد بعضها بعضًا.',
    'Onu böl, bırak çizgiler birbirini bulsun.',
  ],
  [
    'A star is only a meeting of straight roads.',
    'ما النجمة إلّا ملتقى دروب مستقيمة.',
    'Yıldız, düz yolların buluşmasından ibarettir.',
  ],
  [
    'The pattern has no edge. Only the wall has.',
    'لا حافّة للنقش، الحافّة للجدار وحده.',
    'Desenin kenarı yoktur. Kenarı olan duvardır.',
  ],
  [
    'And this is how they carried the sky in one hand.',
    'وهكذا حملوا السماء في يد واحدة.',
    'Gökyüzünü de tek elde böyle taşıdılar.',
  ],
  [
    'Turn the plate, and the night turns with it.',
    'أدر الصفيحة، يدر الليل معها.',
    'Plakayı çevir, gece de onunla döner.',
  ],
  [
    'It told the hour, the season and the way home.',
    'كانت تخبر بالساعة والفصل وطريق العودة.',
    'Saati, mevsimi ve eve dönüş yolunu söylerdi.',
  ],
  [
    'Brass grows dull. The question stays bright.',
    'يبهت النحاس، ويبقى السؤال لامعًا.',
    'Pirinç donuklaşır. Soru parlak kalır.',
  ],
];
