export { type Admission, openAdmission } from './admission.ts';
export { Offenders } from './offenders.ts';
