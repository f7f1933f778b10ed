const SIGNS =
  /tv|web0s|netcast|lg browser|; AFT|bravia|shield|chromecast|mibox|vidaa|titanos|viera|roku|playstation|xbox/i;

/** Whether a user agent may be a television's: a guess without the tables of `televisionOf`, which misses none. */
export const mayBeTelevision = (userAgent: string): boolean => SIGNS.test(userAgent);
