import { basename } from 'node:path';
import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';

const INDEX = 'docs/decisions/README.md';
const LINK = String.raw`\[\d{4}\]\(\d{4}-[\w-]+\.md\)`;
const HEAD = new RegExp(
  String.raw`^# (\d{4}) (.+)\n\nDate: (\d{4}-\d{2}-\d{2})\. Status: (accepted|(?:accepted, in part )?superseded by ${LINK}(?: and ${LINK})*)\.\n`,
);

/** Faults of one record or of its row in the index. */
export function recordFaults(path: string, text: string, index: string): string[] {
  const file = basename(path);
  const [, number, title, date, status] = HEAD.exec(text) ?? [];
  if (number === undefined || !file.startsWith(`${number}-`))
    return [
      `${path} does not begin with "# ${file.slice(0, 4)} title" and "Date: YYYY-MM-DD. Status: accepted."`,
    ];
  const row = `| [${number}](${file}) | ${title} | ${date} | ${status} |`;
  return index.split('\n').includes(row) ? [] : [`${INDEX} has no row ${row}`];
}

/** Every decision record has a number, a title, a date and a status, and the index repeats them. */
export function checkDecisionRecords(): string[] {
  const index = readText(INDEX);
  const paths = filesMatching('docs/decisions/0*.md');
  const numbers = paths.map((path) => basename(path).slice(0, 4));
  const twice = numbers.filter((number, position) => numbers.indexOf(number) !== position);
  return [
    ...twice.map((number) => `two decision records have the number ${number}`),
    ...paths.flatMap((path) => recordFaults(path, readText(path), index)),
  ];
}
