import { ROLES } from '@kandil/contract/staff/permissions';
import { en } from '#src/texts/en/index.ts';
import { isKey, t } from '#src/texts/texts.tsx';
import type { Entry } from './use-audit.ts';

const DID = 'did.';

/** The calls that have words, with these, in the order of the dictionary. */
export const KNOWN_CALLS = Object.entries(en)
  .filter(([key]) => key.startsWith(DID))
  .map(([key, title]) => ({ value: key.slice(DID.length), title }));

/** What a call did, in words; its name where a newer service has one that this screen does not know. */
export function callText(call: string): string {
  const key = DID + call;
  return isKey(key) ? t(key) : call;
}

/** Who did it. */
export const personText = ({ staffId, name }: Pick<Entry, 'staffId' | 'name'>): string =>
  staffId === null ? t('audit.command') : (name ?? shortId(staffId));

const shortId = (id: string) => (id.length > 12 ? `${id.slice(0, 8)}…` : id);

/** `staff:ID` in words: the person's name where it is known. */
export function subjectText(subject: string, names: ReadonlyMap<string, string>): string {
  const at = subject.indexOf(':');
  const id = subject.slice(at + 1);
  const kind = subject.slice(0, Math.max(at, 0));
  const key = `subject.${kind}`;
  const name = names.get(id);
  if (name !== undefined) return name;
  return isKey(key) ? `${t(key)} ${shortId(id)}` : subject;
}

/** A value of a change, as text. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return t('audit.nothing');
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${valueText(part)}`)
      .join(', ');
  const role = ROLES.find((each) => each === value);
  return role ? t(`role.${role}`) : `${value as string | number | boolean}`;
}
