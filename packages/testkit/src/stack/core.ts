/** A command that runs on one core with all that it starts; on Linux. Without a core it runs anywhere. */
export function onCore(
  core: number | undefined,
  command: readonly [string, ...string[]],
): [program: string, args: string[]] {
  const pin = core === undefined ? [] : ['taskset', '-c', String(core)];
  const [program = '', ...args] = [...pin, ...command];
  return [program, args];
}
