export type { Admission } from './admission.ts';
export { admit, admitRequests, openAdmission } from './gate.ts';
export { Offenders } from './offenders.ts';
