import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';

/** Folders whose names, comments and pages use the words of docs/reference/glossary.md. */
const FOLDERS = [
  'apps/api',
  'apps/control',
  'apps/sandbox',
  'apps/server',
  'docs',
  'packages/contract',
  'packages/i18n',
  'packages/media',
  'packages/testkit',
  'scripts',
  'studio',
  'apps/web',
  'bench',
  'e2e',
  'packages/player',
  'packages/ui',
];
const FILES = FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx,mts,mjs,css,md}`);

/** Texts for the public or of others, decision records, and the words themselves: here and in the glossary. */
const EXEMPT = [
  /^packages\/i18n\/src\/locales\//,
  /^apps\/web\/app\/features\/static\/texts\//,
  /^studio\/src\/clips\/narration\//,
  /^docs\/decisions\//,
  /^docs\/reference\/(?:glossary|specification)\.md$/,
  /^scripts\/checks\/words(?:\.test)?\.ts$/,
  // Names under which browsers have stored something.
  /^apps\/web\/app\/(?:browser\/storage\/stored|domain\/prayer\/stored)\.ts$/,
];

/** A quoted key of a text or a job, such as `'deletion.kept'`: translations and stored jobs carry it. */
const KEY = /'\w+(?:\.[\w-]+)+'/g;

/** Participles that do not end in `ed`. */
const IRREGULAR =
  'Begun|Bought|Broken|Built|Chosen|Done|Drawn|Found|Given|Gone|Held|Hidden|Kept|Known|Left|Lost|Made|Meant|Paid|Said|' +
  'Seen|Sent|Shown|Sold|Spent|Taken|Thrown|Told|Written';

interface WordRule {
  found: RegExp;
  instead: string;
}

/** A word alone or as a part of a name: `kept`, `keptRows`, `isKept`, `KEPT_DAYS`, `kept_at`. */
const part = (word: string) => {
  const capital = word.replace(/^./, (first) => first.toUpperCase());
  return new RegExp(
    `(?:(?<![A-Za-z])(?:un)?${word}|${capital}|${word.toUpperCase()})(?![a-z])`,
    'g',
  );
};

const RULES: readonly WordRule[] = [
  { found: part('kept'), instead: 'cached, stored, retained or saved' },
  { found: part('told'), instead: 'reported, notified or the verb that is meant' },
  { found: part('wanted'), instead: 'requested' },
  // A letter belongs to an alphabet, so nothing is named for one with a receiver, and nobody sends one.
  { found: /\b(?:type|interface|class) \w*Letters?\b/g, instead: 'mail' },
  { found: /\bletters?(?:Of|To|For)\b|\b(?:send|mail|queue|write)Letters?\b/g, instead: 'mail' },
  { found: /\b(?:send|mail|queue)(?:s|ed)? (?:a|an|the|its) letters?\b/g, instead: 'mail' },
  {
    found: new RegExp(`\\b(?:type|interface|class) (?=[A-Z])\\w*?(?:[a-z]ed|${IRREGULAR})\\b`, 'g'),
    instead: 'a noun',
  },
];
/** Nouns that end like a participle. */
const NOUN = /(?:Feed|Seed|Speed|Bed|Embed)$/;

/** Words that the glossary replaces, one line of text each. */
export const wordFaults = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => {
    const prose = line.replaceAll(KEY, "''");
    return RULES.flatMap(({ found, instead }) =>
      [...prose.matchAll(found)]
        .filter(([words]) => !NOUN.test(words))
        .map(
          ([words]) =>
            `${path}:${at + 1} says '${words}': say ${instead} (docs/reference/glossary.md)`,
        ),
    );
  });

export const checkWords = (): string[] =>
  filesMatching(FILES)
    .filter((path) => !EXEMPT.some((exempt) => exempt.test(path)))
    .flatMap((path) => wordFaults(path, readText(path)));
