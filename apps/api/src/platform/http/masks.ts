import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const HIDDEN = '•••';
const graphemes = new Intl.Segmenter();

const firstOf = (text: string): string => graphemes.segment(text).containing(0)?.segment ?? '';

/** `a•••@e•••.com`: the first letters, and the end of the domain. */
export function maskedMail(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const end = domain.slice(domain.lastIndexOf('.'));
  return `${firstOf(address)}${HIDDEN}@${firstOf(domain)}${HIDDEN}${end}`;
}

/** `+90 ••• •• 12`: the country, and the last two digits. @param msisdn digits with the calling code */
export function maskedPhone(msisdn: string): string {
  const code = parsePhoneNumberFromString(`+${msisdn}`)?.countryCallingCode;
  return `${code ? `+${code} ` : ''}${HIDDEN} •• ${msisdn.slice(-2)}`;
}

/** `Amira H.`: the first name, and the first letter of the last one. A single name is shortened, too. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/v).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.at(-1);
  if (words.length < 2 || last === undefined) return `${firstOf(first)}${HIDDEN}`;
  return `${first} ${firstOf(last)}.`;
}
