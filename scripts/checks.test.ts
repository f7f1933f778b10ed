import { describe, expect, it } from 'vitest';
import { bareTexts } from './checks/bare-texts.ts';
import { callNameFaults } from './checks/call-names.ts';
import { lockFaults } from './checks/lock-file.ts';
import { bareFormats } from './checks/formats.ts';
import { guessedDirections, physicalSides } from './checks/logical-css.ts';
import { glossaryFaults, translationFaults } from './checks/translations.ts';
import { acceptsVersion } from './checks/version-range.ts';

describe('texts that a translator replaces', () => {
  const BUTTON = `export const Button = ({ busy, icon, children }) => (
    <button>{busy ? <Spinner /> : icon}{children}</button>);`;
  const faults = (text: string, others = '') => bareTexts({ 'page.tsx': text, 'ui.tsx': others });

  it.each([
    ['something that comes and goes before it', '<p>{open && <b />}Words</p>'],
    ['a list before it', '<p>{rows.map((row) => <b key={row} />)}{t("words")}</p>'],
    ['a component that may show nothing', '<p><Mark />{name}</p>'],
    ['a text that comes and goes itself', '<p><b />{open && "Words"}</p>'],
    ['a component without an element', '<p>{open && <b />}<Words /></p>'],
    ['texts in a fragment', '<p>{open && <>{name} <b /></>}<i /></p>'],
  ])('are faults beside %s', (_what, jsx) => {
    const ui = `const Mark = ({ on }) => { if (!on) return null; return <i />; };
      const Words = () => useWords();`;
    expect(faults(`function Page() { return ${jsx}; }`, ui)).toEqual([
      expect.stringContaining('page.tsx:1'),
    ]);
  });

  it('are faults in a component whose callers pass texts', () => {
    expect(faults('const Page = () => <Button icon={<Icon />}>Play</Button>;', BUTTON)).toEqual([
      expect.stringContaining('ui.tsx:2'),
    ]);
    expect(
      faults('const Page = () => <Button icon={<Icon />}><b>Play</b></Button>;', BUTTON),
    ).toEqual([]);
  });

  it.each([
    ['in an element of their own', '<p>{open && <b />}<span>Words</span></p>'],
    ['alone', '<p>{open ? "Words" : <b />}</p>'],
    ['beside what stays', '<p><b /><Icon />Words{" "}{count}</p>'],
  ])('are fine %s', (_what, jsx) => {
    expect(faults(`function Page() { return ${jsx}; }`, 'const Icon = () => <i />;')).toEqual([]);
  });
});

describe('the lock file', () => {
  const good = {
    '': { optionalDependencies: { 'tool-linux': '1.0.0' } },
    'node_modules/tool-linux': { version: '1.0.0', optional: true, engines: { node: '>=18' } },
    'node_modules/@kandil/web': { resolved: 'apps/web', link: true },
  };
  const faults = (extra: object, allowed = {}) =>
    lockFaults({ packages: { ...good, ...extra } }, allowed);

  it('is fine when every platform has its entry', () => {
    expect(faults({})).toEqual([]);
  });

  it.each([
    [
      'a platform without an entry',
      { 'node_modules/x': { optionalDependencies: { 'x-darwin': '1.0.0' } } },
      'x-darwin',
    ],
    [
      'a nested one, too',
      { 'node_modules/a/node_modules/x': { optionalDependencies: { 'x-win': '1.0.0' } } },
      'x-win',
    ],
    [
      'an optional package that npm on Node 20 leaves out',
      { 'node_modules/y': { optional: true, engines: { node: '>=22' } } },
      'leaves it out',
    ],
    [
      'the host of a registry',
      { 'node_modules/z': { resolved: 'https://registry.test/z.tgz' } },
      'registry',
    ],
    ['an install script', { 'node_modules/s': { hasInstallScript: true } }, 'nobody allowed'],
  ])('does not pass with %s', (_what, extra, word) => {
    expect(faults(extra)).toEqual([expect.stringContaining(word)]);
  });

  it('allows install scripts by name, and rejects unused entries', () => {
    expect(faults({ 'node_modules/s': { hasInstallScript: true } }, { s: 'reason' })).toEqual([]);
    expect(faults({}, { gone: 'reason' })).toEqual([
      expect.stringContaining('has no install script'),
    ]);
  });

  it.each([
    ['>=20.9.0', true],
    ['^18.17.0 || ^20.3.0 || >=21.0.0', true],
    ['>= 20 < 21', true],
    ['20.x', true],
    ['20', true],
    ['~20.19', true],
    ['*', true],
    ['<=20.19.0', true],
    ['=20.19.0', true],
    ['^20.20.0 || >=22', false],
    ['>20.19.0', false],
    ['~20.18.0', false],
    ['<20', false],
    ['22', false],
  ])('knows that Node 20.19.0 and %s is %s', (range, fits) => {
    expect(acceptsVersion(range, '20.19.0')).toBe(fits);
  });
});

describe('translations', () => {
  const en = {
    ui: { hello: 'Hello {name}.', seasons_one: '{count} season', seasons_other: '{count} seasons' },
  };
  const ar = {
    ui: {
      hello: 'مرحبا {name}.',
      seasons_zero: 'لا مواسم',
      seasons_one: 'موسم واحد',
      seasons_two: 'موسمان',
      seasons_few: '{count} مواسم',
      seasons_many: '{count} موسما',
      seasons_other: '{count} موسم',
    },
  };

  it('are complete with the plural forms of their own language', () => {
    expect(translationFaults({ en, ar })).toEqual([]);
  });

  it.each([
    ['a missing form', { ...ar.ui, seasons_few: undefined }, 'seasons_few is missing'],
    ['an empty text', { ...ar.ui, hello: ' ' }, 'hello is missing'],
    ['a key that English lacks', { ...ar.ui, bye: 'وداعا' }, 'bye does not exist'],
    ['another placeholder', { ...ar.ui, hello: 'مرحبا {nam}' }, 'differ in {nam}'],
    ['a lost full stop', { ...ar.ui, hello: '{name} مرحبا' }, 'end of the sentence'],
    ['a straight quotation mark', { ...ar.ui, hello: 'مرحبا "{name}"' }, 'straight quotation'],
    ['the name of the product', { ...ar.ui, hello: 'أهلًا في قنديل' }, 'instead of {brand}'],
  ])('are refused with %s', (_what, ui, word) => {
    expect(translationFaults({ en, ar: { ui: ui as Record<string, string> } })).toContainEqual(
      expect.stringContaining(word),
    );
  });
});

it('Russian texts for one have their number, which may be 21', () => {
  const en = { ui: { left_one: 'one left', left_other: '{count} left' } };
  const ru = (one: string) => ({
    ui: { left_one: one, left_few: '{count}', left_many: '{count}', left_other: '{count}' },
  });
  expect(translationFaults({ en, ru: ru('остался {count}') })).toEqual([]);
  expect(translationFaults({ en, ru: ru('остался один') })).toEqual([
    expect.stringContaining('may be 21'),
  ]);
});

describe('glossaries', () => {
  const rows = Array.from({ length: 57 }, () => '| word | word | |');
  it.each([
    ['none', null, 'has no packages'],
    ['one without a style note', `# Arabic\n${rows.join('\n')}`, 'no style note'],
    ['one with few terms', `# Arabic\n\n## Style\n\n| a | b |`, 'terms'],
  ])('refuses %s', (_what, text, word) => {
    expect(glossaryFaults('ar', text)).toContainEqual(expect.stringContaining(word));
  });

  it('takes one with both', () => {
    expect(glossaryFaults('ar', `# Arabic\n\n## Style\n\n${rows.join('\n')}`)).toEqual([]);
  });
});

it('formats of numbers and dates get a locale with digits and calendar', () => {
  const faults = (text: string) => bareFormats('a.ts', text);
  expect(faults('new Intl.NumberFormat(language, { style })')).toHaveLength(1);
  expect(faults('new Intl.DateTimeFormat(\n  lang,\n)')).toHaveLength(1);
  expect(
    faults("new Intl.DateTimeFormat(localeOf(language)); new Intl.NumberFormat('en')"),
  ).toEqual([]);
});

describe('directions', () => {
  it.each([
    ['a paragraph', '<p className="a" dir="auto">{text}</p>', 1],
    ['a heading over several lines', '<h1\n  ref={heading}\n  dir="auto"\n>', 1],
    ['a field', '<textarea {...rest} dir="auto" />', 0],
    ['a fixed direction', '<bdi dir="ltr">{phone}</bdi>', 0],
  ])('guessed for %s', (_what, text, count) => {
    expect(guessedDirections('a.tsx', text)).toHaveLength(count);
  });
});

describe('styles', () => {
  const utilities = [
    'ml-4',
    '-mr-2',
    'md:hover:pl-1',
    'pr-[3px]',
    'left-0',
    'right-1/2',
    'text-left',
    'border-r',
    'rounded-l-lg',
    'rounded-tr',
    'scroll-ml-4',
    'sm:float-right',
  ];
  it.each(utilities)('may not use %s', (utility) => {
    expect(physicalSides('a.tsx', `<p className="flex ${utility} mt-2" />`)).toHaveLength(1);
  });

  it.each([
    'ms-4',
    'pe-2',
    'start-0',
    'text-start',
    'border-s',
    'rounded-s-lg',
    'left-hand',
    'html-1',
    'mx-2',
    'placeholder',
    'text-leftover',
  ])('may use %s', (word) => {
    expect(
      physicalSides('a.tsx', `<p className="${word}" title="left or right">right</p> // ml-4`),
    ).toEqual([]);
  });

  it.each([
    'margin-left: 1px',
    'left: 0',
    'text-align: right',
    'float: left',
    'border-right: 0',
    'border-right-color: red',
    'border-top-left-radius: 1px',
    'inset-left: 0',
  ])('may not set %s', (declaration) => {
    expect(physicalSides('a.css', `a { color: red; ${declaration}; }`)).toHaveLength(1);
  });

  it('may set logical properties, and say left in a comment', () => {
    expect(
      physicalSides(
        'a.css',
        'a { margin-inline-start: 1px; /* left: 0 */ transform-origin: left; }',
      ),
    ).toEqual([]);
  });

  it('are checked in components too', () => {
    expect(physicalSides('a.tsx', 'const style = { marginLeft: 4 };')).toHaveLength(1);
    expect(physicalSides('a.tsx', '<div style={{ top: 0, left: 0 }} />')).toHaveLength(1);
    expect(physicalSides('a.tsx', 'const { left } = box.getBoundingClientRect();')).toEqual([]);
  });
});

describe('call names', () => {
  const faults = (source: string) =>
    callNameFaults('a.ts', source, new Set(['content.breakdowns', 'auth.logout']));

  it.each([
    ['a table keyed by them', `const KEEP = {\n  'content.breakdowns': 30,\n};`],
    ['one with computed keys', 'const KEEP = {\n  [content.breakdowns.name]: 30,\n};'],
    ['a list of them', `const OPEN = new Set([\n"auth.logout"]);`],
    ['a comparison', `if (true &&\ncall.name === 'auth.logout') return;`],
  ])('are not used outside of the contract: %s', (_what, source) => {
    expect(faults(source)).toEqual([expect.stringContaining('a.ts:2')]);
  });

  it('ignores similar texts', () => {
    expect(faults(`t('watch.login'); handlers = { breakdowns };`)).toEqual([]);
  });
});
