const BOUND = 100;

export type Violations = ReturnType<typeof createViolations>;

/** Requests that iyzico would not understand: a wrong signature, an unknown field or address. */
export function createViolations() {
  const list: string[] = [];
  return {
    add(violation: string) {
      list.push(violation);
      list.splice(0, list.length - BOUND);
    },
    list: (): readonly string[] => list,
  };
}
