/** A part of the code that has a sample of mutants, and a floor, for itself. */
export interface Area {
  name: 'services' | 'web' | 'control room';
  /** The code whose tests must notice a change. */
  targets: readonly string[];
  /** Mutants that tests notice: if one survives, mutants do not reach the tests. */
  known: readonly (readonly [path: string, what: string])[];
  /** Mutants of one run: a sample, because a survivor costs all its test files. */
  count: number;
  /**
   * Test files per mutant. The first test that fails ends the run of a mutant, so the number is what a survivor costs:
   * with too few, one counts as a survivor that a test further down would kill.
   */
  tests: number;
  /** Of 100 mutants so many must be noticed. The rest leaves room for equivalent mutants, which no rule can find. */
  floorPercent: number;
}

/** Decisions, flows, calls, and the contract. */
export const SERVICES: Area = {
  name: 'services',
  targets: [
    'apps/api/src/services/**/{rules,calls,flows}/**/*.ts',
    'packages/contract/src/**/*.ts',
  ],
  known: [
    ['packages/contract/src/client/retry.ts', '8 -> 9'],
    ['apps/api/src/services/auth/account/rules/family.ts', '10 -> 11'],
  ],
  count: 120,
  tests: 40,
  floorPercent: 85,
};

/**
 * What members see and do. Much of it is proven in a browser alone, which no mutant reaches, so the floor is lower; and
 * each component test has a document of its own, so there are fewer of them.
 */
export const WEB: Area = {
  name: 'web',
  targets: ['apps/web/app/{domain,features,shell}/**/*.{ts,tsx}'],
  known: [
    ['apps/web/app/domain/contact/email-or-phone.ts', '7 -> 8'],
    ['apps/web/app/features/channels/use-next-programmes.ts', '30000 -> 60000'],
  ],
  count: 60,
  tests: 20,
  floorPercent: 80,
};

/**
 * What the staff see and do. The floor is lower than that of the web: screens have more that no test asks about, such as
 * rows of a placeholder, headings that only screen readers have, and colours beside a text that says the same.
 */
export const CONTROL: Area = {
  name: 'control room',
  targets: ['apps/control/src/{data,frame,pieces,screens}/**/*.{ts,tsx}'],
  known: [
    ['apps/control/src/data/typed-amount.ts', '0 -> 1'],
    ['apps/control/src/frame/use-back-closes.ts', '0 -> 1'],
  ],
  count: 40,
  tests: 20,
  floorPercent: 70,
};

export const AREAS: readonly Area[] = [SERVICES, WEB, CONTROL];
