import { Refusal } from '@kandil/contract';

/** @throws Refusal INVALID_INPUT naming the field when a new password is shorter than configured */
export function checkPassword(password: string, minLength: number, field: string): void {
  if ([...password].length < minLength)
    throw new Refusal('INVALID_INPUT', { fields: { [field]: 'INVALID_INPUT' } });
}
