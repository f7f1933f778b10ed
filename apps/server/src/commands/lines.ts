const NEWLINE = 0x0a;

/** The lines of a stream. Not of `readline`, which also ends lines at U+2028, which JSON may contain. */
export async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  for await (const chunk of input) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, to)]).toString();
      parts = [];
      from = to + 1;
    }
    parts.push(chunk.subarray(from));
  }
}
