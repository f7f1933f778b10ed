/** What shows pages in a living room. */
export type TelevisionPlatform =
  | 'tizen'
  | 'webos'
  | 'netcast'
  | 'fire-tv'
  | 'android-tv'
  | 'vidaa'
  | 'titan-os'
  | 'saphi'
  | 'viera'
  | 'roku'
  | 'playstation'
  | 'xbox';

interface PlatformYears {
  platform: TelevisionPlatform;
  /** Recognises the platform's user agents. */
  is: RegExp;
  /** Finds the version in one, or the year itself. Null: its user agents say neither. */
  version: RegExp | null;
  /** Model year by version; a version that is the year needs no entry. */
  years: Readonly<Record<string, number>>;
}

/**
 * The smart-TV platform year map (CONST-35, CONST-36): the model year of a television by the version in its user agent. A
 * version that spans two years has the first one. The first platform that fits counts. Sources:
 *
 * - Tizen: developer.samsung.com, "Retrieving Platform Information" and "General Specifications".
 * - webOS: webostv.developer.lge.com, "Web API and Web Engine": the version of the engine is in the user agent, that of
 *   the system is not. The browsers of 2014 and of NetCast name the year or the model.
 * - Fire TV: developer.amazon.com, "User Agent Strings" and "Device Specifications": build models of sticks, boxes and
 *   cubes. Televisions with Fire TV inside are not listed: their year is unknown.
 * - Android TV, Google TV: the release of the Android version on televisions (developer.android.com/tv/release).
 * - VIDAA: the generation that Hisense shipped in a year, from U4 on.
 * - Titan OS, Saphi: docs.titanos.tv, "User Agents specifications": the year is a part of the model.
 * - Viera, Roku: the user agents name neither model nor year.
 * - PlayStation, Xbox: the first year of the generation.
 */
export const PLATFORM_YEARS: readonly PlatformYears[] = [
  {
    platform: 'tizen',
    is: /SMART-TV.*Tizen|Tizen.*\bTV Safari/i,
    version: /Tizen (\d+\.\d+)/,
    years: {
      '2.3': 2015,
      '2.4': 2016,
      '3.0': 2017,
      '4.0': 2018,
      '5.0': 2019,
      '5.5': 2020,
      '6.0': 2021,
      '6.5': 2022,
      '7.0': 2023,
      '8.0': 2024,
      '9.0': 2025,
    },
  },
  {
    platform: 'webos',
    is: /Web0S|webOS\.TV/,
    version: /webOS\.TV-(20\d\d)|(Chrome\/\d+)|(Safari\/53\d\.\d+)/,
    years: {
      'Safari/537.41': 2014,
      'Safari/538.2': 2015,
      'Chrome/38': 2016,
      'Chrome/53': 2018,
      'Chrome/68': 2020,
      'Chrome/79': 2021,
      'Chrome/87': 2022,
      'Chrome/94': 2023,
      'Chrome/108': 2024,
      'Chrome/120': 2025,
    },
  },
  { platform: 'netcast', is: /NetCast|LG Browser\/[45]\./, version: /LGE3D(20\d\d)/, years: {} },
  {
    platform: 'fire-tv',
    is: /; AFT[A-Z]/,
    version: /; (AFT\w+)/,
    years: {
      AFTB: 2014,
      AFTM: 2014,
      AFTS: 2015,
      AFTT: 2016,
      AFTN: 2017,
      AFTMM: 2018,
      AFTA: 2018,
      AFTR: 2019,
      AFTSS: 2020,
      AFTSSS: 2020,
      AFTKA: 2021,
      AFTGAZL: 2022,
      AFTKM: 2023,
      AFTKRT: 2023,
    },
  },
  {
    platform: 'android-tv',
    is: /Android [\d.]+;.*(?:Android TV|Google TV|GoogleTV|BRAVIA|SHIELD|Chromecast|MiTV|MIBOX|Smart ?TV|\bATV\b)/,
    version: /Android (\d+)/,
    years: {
      '5': 2015,
      '6': 2016,
      '7': 2017,
      '8': 2018,
      '9': 2019,
      '10': 2020,
      '11': 2021,
      '12': 2022,
      '13': 2023,
      '14': 2024,
    },
  },
  {
    platform: 'vidaa',
    is: /VIDAA\//,
    version: /VIDAA\/(\d+)/,
    years: { '4': 2020, '5': 2021, '6': 2022, '7': 2023, '8': 2024, '9': 2025 },
  },
  { platform: 'titan-os', is: /TitanOS\//, version: /TV_\w*?(20\d\d)/, years: {} },
  { platform: 'saphi', is: /WhaleTV\/|SmartTvA\//, version: /TV_\w*?(20\d\d)/, years: {} },
  { platform: 'viera', is: /Viera/i, version: null, years: {} },
  { platform: 'roku', is: /\bRoku\b/, version: null, years: {} },
  {
    platform: 'playstation',
    is: /PlayStation \d/,
    version: /PlayStation (\d)/,
    years: { '3': 2006, '4': 2013, '5': 2020 },
  },
  {
    platform: 'xbox',
    is: /\bXbox\b/,
    version: /Xbox (One|Series [XS])/,
    years: { One: 2013, 'Series X': 2020, 'Series S': 2020 },
  },
];

export interface Television {
  platform: TelevisionPlatform;
  /** Null if the user agent does not tell it, or the version is not in the map. */
  year: number | null;
}

/** The television that sends this user agent; null for every other device. */
export function televisionOf(userAgent: string): Television | null {
  const found = PLATFORM_YEARS.find(({ is }) => is.test(userAgent));
  if (!found) return null;
  const { platform, version, years } = found;
  const stated = version?.exec(userAgent)?.slice(1).find(Boolean) ?? '';
  const year = years[stated] ?? (/^20\d\d$/.test(stated) ? Number(stated) : null);
  return { platform, year: year ?? newer(years, stated) };
}

/** `Chrome/120` or `9.0` in its parts. */
const partsOf = (version: string) => {
  const [, name = '', number = ''] = /^(\D*)([\d.]*)$/.exec(version) ?? [];
  return { name, number: Number(number) };
};

/** A version above all known ones is of the year after theirs: the map need not be up to date. */
function newer(years: Readonly<Record<string, number>>, stated: string): number | null {
  const { name, number } = partsOf(stated);
  const known = Object.entries(years).filter(([version]) => partsOf(version).name === name);
  const isAbove = known.every(([version]) => partsOf(version).number < number);
  return known.length > 0 && isAbove ? Math.max(...known.map(([, year]) => year)) + 1 : null;
}
