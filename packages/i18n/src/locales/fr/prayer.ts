import type { prayer as english } from '../en/prayer.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of prayer times, reminders and Ramadan. */
export const prayer: Record<keyof typeof english, string> & Forms = {
  'prayer.title': 'Heures de prière',
  'prayer.text':
    'Sur cet appareil uniquement. Les heures sont calculées ici, et votre lieu ne quitte jamais cet appareil.',
  'prayer.on': 'Heures de prière sur cet appareil',
  'prayer.onText': 'Les heures du jour, des rappels et le compte à rebours du Ramadan.',
  'prayer.fajr': 'Fajr',
  'prayer.sunrise': 'Lever du soleil',
  'prayer.dhuhr': 'Dhouhr',
  'prayer.asr': 'Asr',
  'prayer.maghrib': 'Maghrib',
  'prayer.isha': 'Icha',
  'prayer.today': 'Heures du jour',
  'prayer.next': 'Prochaine',
  'prayer.zone': 'À l’heure locale de ce lieu.',
  'prayer.approximate':
    'Les heures calculées peuvent différer de quelques minutes de celles de votre mosquée. En cas de doute, suivez votre mosquée.',

  'prayer.place': 'Lieu',
  'prayer.placeNone': 'Choisissez un lieu pour voir les heures.',
  'prayer.placeNear': 'Près de : {city}',
  'prayer.placeHere': 'Votre position, approximative',
  'prayer.city': 'Ville',
  'prayer.cityChoose': 'Choisir une ville',
  'prayer.locate': 'Utiliser ma position',
  'prayer.locating': 'Recherche de votre position…',
  'prayer.locateText':
    'Conservée sur cet appareil uniquement. Votre position est arrondie à environ 10 km.',
  'prayer.locateDenied':
    'Votre navigateur ne nous communique pas votre position. Autorisez-la dans ses paramètres, ou choisissez une ville.',
  'prayer.locateFailed': 'Votre position est introuvable. Réessayez, ou choisissez une ville.',

  'prayer.remind': 'Me rappeler les prières',
  'prayer.remindText': 'Un avis discret tant qu’une page est ouverte.',
  'prayer.when': 'Moment du rappel',
  'prayer.whenText': 'Avant chacune des cinq prières.',
  'prayer.minutes_one': '{count} minute avant',
  'prayer.minutes_many': '{count} de minutes avant',
  'prayer.minutes_other': '{count} minutes avant',
  'prayer.atTime': 'À l’heure de la prière',
  'prayer.pause': 'Mettre le lecteur en pause à l’heure de la prière',
  'prayer.pauseText':
    'Il attend que vous appuyiez sur « Reprendre ». Les chaînes en direct ne sont pas mises en pause.',

  'prayer.method': 'Méthode de calcul',
  'prayer.methodText': 'Choisissez celle que suit votre mosquée.',
  'prayer.automatic': 'Automatique : {choice}',
  'prayer.method.MuslimWorldLeague': 'Ligue islamique mondiale',
  'prayer.method.UmmAlQura': 'Oumm al-Qoura, La Mecque',
  'prayer.method.Egyptian': 'Autorité égyptienne de topographie',
  'prayer.method.Karachi': 'Université des sciences islamiques, Karachi',
  'prayer.method.Turkey': 'Diyanet, Turquie',
  'prayer.method.Tehran': 'Institut de géophysique, Téhéran',
  'prayer.method.Dubai': 'Dubaï',
  'prayer.method.Kuwait': 'Koweït',
  'prayer.method.Qatar': 'Qatar',
  'prayer.method.Singapore': 'MUIS, Singapour',
  'prayer.method.Indonesia': 'Kemenag, Indonésie',
  'prayer.method.Malaysia': 'JAKIM, Malaisie',
  'prayer.method.NorthAmerica': 'ISNA, Amérique du Nord',
  'prayer.method.MoonsightingCommittee': 'Moonsighting Committee',
  'prayer.school': 'Asr',
  'prayer.schoolText':
    '« Standard » est l’heure des écoles chaféite, malikite et hanbalite ; celle de l’école hanafite est plus tardive.',
  'prayer.school.shafi': 'Standard',
  'prayer.school.hanafi': 'Hanafite',

  'prayer.ramadan': 'Ramadan',
  'prayer.ramadanText':
    'Un compte à rebours jusqu’à l’iftar et jusqu’à la fin du souhour, sur l’accueil.',
  'prayer.ramadan.auto': 'Pendant le Ramadan, selon le calendrier',
  'prayer.ramadan.on': 'Toujours affiché',
  'prayer.ramadan.off': 'Désactivé',
  'prayer.hijri': 'Date hégirienne',
  'prayer.hijriText':
    'Là où le croissant est observé un autre jour que dans le calendrier Oumm al-Qoura.',
  'prayer.hijri.behind': 'Un jour de retard',
  'prayer.hijri.same': 'Calendrier Oumm al-Qoura',
  'prayer.hijri.ahead': 'Un jour d’avance',

  'prayer.soon_one': '{prayer} dans {count} minute, à {time}.',
  'prayer.soon_many': '{prayer} dans {count} de minutes, à {time}.',
  'prayer.soon_other': '{prayer} dans {count} minutes, à {time}.',
  'prayer.now.fajr': 'C’est l’heure de la prière du Fajr',
  'prayer.now.dhuhr': 'C’est l’heure de la prière du Dhouhr',
  'prayer.now.asr': 'C’est l’heure de la prière de l’Asr',
  'prayer.now.maghrib': 'C’est l’heure de la prière du Maghrib',
  'prayer.now.isha': 'C’est l’heure de la prière de l’Icha',
  'prayer.paused': 'La vidéo est en pause et vous attend. Qu’Allah accepte votre prière.',
  'prayer.iftarNow': 'C’est l’heure de rompre le jeûne.',
  'prayer.resume': 'Reprendre',

  'prayer.iftarIn': 'Iftar dans {time}',
  'prayer.suhoorIn': 'Fin du souhour dans {time}',
  'prayer.hideToday': 'Masquer pour aujourd’hui',
};
