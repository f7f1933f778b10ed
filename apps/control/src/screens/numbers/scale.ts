/** The next of 1, 2, 5, 10, 20 ... that is not smaller. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((each) => each * power >= value) ?? 10;
  return step * power;
}

export interface Scale {
  bottom: number;
  top: number;
}

/** A scale with zero, on which every value has its place. */
export function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return {
    bottom: least < 0 ? -roundUp(-least) : 0,
    top: most > 0 ? roundUp(most) : least < 0 ? 0 : 1,
  };
}

export interface Place {
  x: number;
  y: number;
}

/**
 * The places of values from left to right, in hundredths of width and height from the upper left corner. A hidden value is a
 * gap: it ends one line, and another begins after it.
 */
export function linesOf(values: readonly (number | null)[], { bottom, top }: Scale): Place[][] {
  const lines: Place[][] = [[]];
  const last = Math.max(1, values.length - 1);
  for (const [index, value] of values.entries()) {
    if (value === null) lines.push([]);
    else
      lines.at(-1)?.push({
        x: values.length === 1 ? 50 : (index / last) * 100,
        y: ((top - value) / (top - bottom)) * 100,
      });
  }
  return lines.filter((line) => line.length > 0);
}
