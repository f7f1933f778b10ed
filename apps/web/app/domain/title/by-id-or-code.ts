/** An id of an address: all digits are a numeric id, anything else is a code (SPEC-D8). */
export function byIdOrCode<Name extends string, Code extends string>(
  value: string,
  idName: Name,
  codeName: Code,
): Partial<Record<Name, number> & Record<Code, string>> {
  const known = /^\d+$/.test(value) ? { [idName]: Number(value) } : { [codeName]: value };
  return known as Partial<Record<Name, number> & Record<Code, string>>;
}
