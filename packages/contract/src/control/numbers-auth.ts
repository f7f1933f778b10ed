import { call } from '../call.ts';
import { numbersOf, rangeBody, series } from './numbers.ts';

/** Accounts that were confirmed in a range. */
export const signUpNumbers = call({
  name: 'auth.signUpNumbers',
  service: 'auth',
  method: 'POST',
  paths: ['/staff/numbers/sign-ups'],
  access: 'staff',
  permission: 'numbers.read',
  unaudited: true,
  body: rangeBody,
  data: numbersOf({ signUps: series }),
});
