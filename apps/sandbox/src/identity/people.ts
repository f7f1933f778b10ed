import { createHash } from 'node:crypto';

/** A person with an account at a provider. */
export interface Person {
  name: string;
  email: string | null;
  /** Whether the provider has verified the address. */
  verified: boolean;
}

/** People to choose with one click, by key; each is a different case for the product. */
export const PEOPLE: Readonly<Record<string, Person & { about: string }>> = {
  salma: {
    name: 'Salma Idris',
    email: 'salma@kandil.test',
    verified: true,
    about: 'New to Kandil.',
  },
  amina: {
    name: 'أمينة يوسف',
    email: 'amina@kandil.test',
    verified: true,
    about: 'New to Kandil.',
  },
  member: {
    name: 'Kandil Member',
    email: 'member@kandil.test',
    verified: true,
    about: 'Has the address of a demo account.',
  },
  family: {
    name: 'Somebody Else',
    email: 'family@kandil.test',
    verified: false,
    about: 'Claims the address of a demo account, which was never confirmed here.',
  },
  nur: {
    name: 'Nur Aziz',
    email: 'nur@kandil.test',
    verified: false,
    about: 'The address was never confirmed here.',
  },
  bilal: { name: 'Bilal Rahman', email: null, verified: false, about: 'Has no e-mail address.' },
};

/** The form of the chooser. */
export interface Choice {
  person: string;
  name?: string;
  email?: string;
  verified?: string;
}

/** The chosen person; null if neither a name nor an address was entered. */
export function personOf({ person, name = '', email = '', verified }: Choice): Person | null {
  if (person !== 'other') return PEOPLE[person] ?? null;
  const address = email.trim() || null;
  if (!address && !name.trim()) return null;
  return {
    name: name.trim(),
    email: address,
    verified: address !== null && verified !== undefined,
  };
}

/** A stable fingerprint of a person at a provider, as hexadecimal digits. */
export function fingerprint(provider: string, { name, email }: Person): string {
  return createHash('sha256')
    .update(JSON.stringify([provider, email?.toLowerCase() ?? name]))
    .digest('hex');
}

/** A fingerprint as decimal digits. */
export function digitsOf(hex: string, length: number): string {
  return BigInt(`0x1${hex}`).toString().slice(0, length);
}
