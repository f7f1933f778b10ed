import { README_PICTURES } from '../../e2e/support/screens/readme.ts';
import { outdatedWords, type PictureWords, WORDS_FILE } from '../lib/picture-words.ts';
import { readText } from '../lib/paths.ts';

const COMMAND = '(npm run gallery -- --readme takes the pictures of the README again)';

/** The README shows the pictures that the gallery takes, and they show no words that the product no longer has. */
export function checkPictures(): string[] {
  const shown = [...readText('README.md').matchAll(/\(docs\/pictures\/([\w.-]+)\)/g)].map(
    ([, file = '']) => file,
  );
  const taken = README_PICTURES.map(({ file }) => file);
  const faults = [
    ...shown
      .filter((file) => !taken.includes(file))
      .map((file) => `README.md shows ${file}, which the gallery does not take`),
    ...taken
      .filter((file) => !shown.includes(file))
      .map((file) => `README.md does not show ${file}`),
    ...outdatedWords(JSON.parse(readText(WORDS_FILE)) as PictureWords),
  ];
  return faults.length > 0 ? [...faults, COMMAND] : [];
}
