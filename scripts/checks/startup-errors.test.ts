import { expect, it } from 'vitest';
import { isDescribed, startupMessages } from './startup-errors.ts';

const found = (code: string) => startupMessages('a.ts', code);

it('finds the message of each error that ends a start, however it is written', () => {
  expect(found("throw new StartupError('The disk is full.');")).toEqual(['The disk is full.']);
  expect(found('throw new StartupError(`Port ${port} is taken by ${who}.`, { cause });')).toEqual([
    'Port ... is taken by ....',
  ]);
  expect(found("throw new StartupError(`The key ${a} is ` + 'missing.' + why);")).toEqual([
    'The key ... is missing....',
  ]);
  expect(found("throw new StartupError(url ? 'With a URL.' : 'Without.');")).toEqual([
    'With a URL.',
    'Without.',
  ]);
  expect(found("throw new OtherError('No start.');")).toEqual([]);
});

it('finds the messages that a function of the file writes', () => {
  const code = `
    throw new StartupError(sentence(error));
    function sentence(error: Error): string {
      if (error.code) return 'The port is taken.';
      return \`The port cannot be used: \${error.message}\`;
    }
    function other() { return 'No message.'; }`;
  expect(found(code)).toEqual(['The port is taken.', 'The port cannot be used: ...']);
});

it.each([
  ['Port ... is taken. Stop it.', 'Port ... is taken.', true],
  ['The disk of ... is full.', 'The disk of ... is full.', true],
  ['...:...: ...', '...:...: ...', true],
  ['S3_URL is no address: it is like https://a: b', '...:...: ...', false],
  ['The disk is full.', 'The disk is fine.', false],
  ['Is the disk full?', 'the disk', false],
])('"%s" is described by "%s": %s', (message, documented, expected) => {
  expect(isDescribed(message, documented)).toBe(expected);
});
