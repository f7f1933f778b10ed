import type { prayer as english } from '../en/prayer.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of prayer times and of Ramadan. */
export const prayer: Record<keyof typeof english, string> & Forms = {
  'prayer.title': 'Horas de oración',
  'prayer.text':
    'Solo en este dispositivo. Las horas se calculan aquí y tu ubicación nunca sale de él.',
  'prayer.on': 'Horas de oración en este dispositivo',
  'prayer.onText': 'Las horas de hoy, los avisos y la cuenta atrás de ramadán.',
  'prayer.fajr': 'Fajr',
  'prayer.sunrise': 'Salida del sol',
  'prayer.dhuhr': 'Dhuhr',
  'prayer.asr': 'Asr',
  'prayer.maghrib': 'Magrib',
  'prayer.isha': 'Isha',
  'prayer.today': 'Horas de hoy',
  'prayer.next': 'Próxima',
  'prayer.zone': 'Según la hora local de este lugar.',
  'prayer.approximate':
    'Las horas calculadas pueden diferir unos minutos de las de tu mezquita. En caso de duda, sigue a tu mezquita.',

  'prayer.place': 'Lugar',
  'prayer.placeNone': 'Elige un lugar para ver las horas.',
  'prayer.placeNear': 'Cerca de {city}',
  'prayer.placeHere': 'Tu ubicación aproximada',
  'prayer.city': 'Ciudad',
  'prayer.cityChoose': 'Elige una ciudad',
  'prayer.locate': 'Usar mi ubicación',
  'prayer.locating': 'Buscando tu ubicación…',
  'prayer.locateText': 'Se guarda solo en este dispositivo. Tu ubicación se redondea a unos 10 km.',
  'prayer.locateDenied':
    'Tu navegador no comparte la ubicación con nosotros. Permítelo en los ajustes del navegador o elige una ciudad.',
  'prayer.locateFailed':
    'No se ha podido encontrar tu ubicación. Inténtalo de nuevo o elige una ciudad.',

  'prayer.remind': 'Avisarme antes de las oraciones',
  'prayer.remindText': 'Un aviso discreto mientras hay una página abierta.',
  'prayer.when': 'Cuándo avisar',
  'prayer.whenText': 'Antes de cada una de las cinco oraciones.',
  'prayer.minutes_one': '{count} minuto antes',
  'prayer.minutes_many': '{count} de minutos antes',
  'prayer.minutes_other': '{count} minutos antes',
  'prayer.atTime': 'A la hora de la oración',
  'prayer.pause': 'Pausar el reproductor a la hora de la oración',
  'prayer.pauseText': 'Esperará hasta que pulses Reanudar. Los canales en directo no se pausan.',

  'prayer.method': 'Método de cálculo',
  'prayer.methodText': 'Elige el que sigue tu mezquita.',
  'prayer.automatic': 'Automático: {choice}',
  'prayer.method.MuslimWorldLeague': 'Liga del Mundo Islámico',
  'prayer.method.UmmAlQura': 'Umm al-Qura, La Meca',
  'prayer.method.Egyptian': 'Autoridad Geodésica de Egipto',
  'prayer.method.Karachi': 'Universidad de Ciencias Islámicas, Karachi',
  'prayer.method.Turkey': 'Diyanet, Turquía',
  'prayer.method.Tehran': 'Instituto de Geofísica, Teherán',
  'prayer.method.Dubai': 'Dubái',
  'prayer.method.Kuwait': 'Kuwait',
  'prayer.method.Qatar': 'Catar',
  'prayer.method.Singapore': 'MUIS, Singapur',
  'prayer.method.Indonesia': 'Kemenag, Indonesia',
  'prayer.method.Malaysia': 'JAKIM, Malasia',
  'prayer.method.NorthAmerica': 'ISNA, Norteamérica',
  'prayer.method.MoonsightingCommittee': 'Moonsighting Committee',
  'prayer.school': 'Asr',
  'prayer.schoolText':
    'La hora habitual es la de las escuelas shafií, malikí y hanbalí; la hanafí es más tarde.',
  'prayer.school.shafi': 'Habitual',
  'prayer.school.hanafi': 'Hanafí',

  'prayer.ramadan': 'Ramadán',
  'prayer.ramadanText': 'En Inicio, una cuenta atrás hasta el iftar y hasta el final del suhur.',
  'prayer.ramadan.auto': 'En ramadán, según el calendario',
  'prayer.ramadan.on': 'Siempre',
  'prayer.ramadan.off': 'Nunca',
  'prayer.hijri': 'Fecha de la hégira',
  'prayer.hijriText':
    'Por si en tu zona la luna se avista un día distinto al del calendario de Umm al-Qura.',
  'prayer.hijri.behind': 'Un día después',
  'prayer.hijri.same': 'Calendario de Umm al-Qura',
  'prayer.hijri.ahead': 'Un día antes',

  'prayer.soon_one': '{prayer}: en {count} minuto, a las {time}.',
  'prayer.soon_many': '{prayer}: en {count} de minutos, a las {time}.',
  'prayer.soon_other': '{prayer}: en {count} minutos, a las {time}.',
  'prayer.now.fajr': 'Es la hora del Fajr',
  'prayer.now.dhuhr': 'Es la hora del Dhuhr',
  'prayer.now.asr': 'Es la hora del Asr',
  'prayer.now.maghrib': 'Es la hora del Magrib',
  'prayer.now.isha': 'Es la hora del Isha',
  'prayer.paused': 'El vídeo está en pausa y te espera. Que Allah acepte tu oración.',
  'prayer.iftarNow': 'Es la hora de romper el ayuno.',
  'prayer.resume': 'Reanudar',

  'prayer.iftarIn': 'Iftar en {time}',
  'prayer.suhoorIn': 'El suhur termina en {time}',
  'prayer.hideToday': 'Ocultar por hoy',
};
