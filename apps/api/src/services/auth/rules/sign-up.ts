import { type auth, type ErrorCode, type Input, Refusal } from '@kandil/contract';
import { type EmailAddress, parseEmail } from './address.ts';
import { parseName } from './name.ts';

export interface SignUp {
  fullName: string;
  email: EmailAddress | null;
  msisdn: string | null;
  password: string;
  channel: string;
  reference: string | null;
}

/** Validates a sign-up on the server, all fields at once. @throws Refusal INVALID_INPUT naming the fields */
export function checkSignUp(input: Input<typeof auth.register>, passwordMinLength: number): SignUp {
  const fullName = parseName(input.fullName);
  const email = input.email === undefined ? null : parseEmail(input.email);
  const repeated = input.repeatPassword ?? input.confirmPassword;
  const wrong: [field: string, isWrong: boolean][] = [
    ['fullName', fullName === null],
    ['email', input.email === undefined ? input.msisdn === undefined : email === null],
    ['password', [...input.password].length < passwordMinLength],
    [
      input.repeatPassword === undefined ? 'confirmPassword' : 'repeatPassword',
      repeated !== undefined && repeated !== input.password,
    ],
  ];
  const fields: Record<string, ErrorCode> = Object.fromEntries(
    wrong.filter(([, isWrong]) => isWrong).map(([name]) => [name, 'INVALID_INPUT']),
  );
  if (fullName === null || Object.keys(fields).length > 0)
    throw new Refusal('INVALID_INPUT', { fields });
  return {
    fullName,
    email,
    msisdn: input.msisdn ?? null,
    password: input.password,
    channel: input.channel,
    reference: input.referenceCode ?? input.reference ?? null,
  };
}
