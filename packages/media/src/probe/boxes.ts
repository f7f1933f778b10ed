/** A box of an ISO base media file (ISO 14496-12, 4.2): its type and its content without the header. */
export type Box = { readonly type: string; readonly offset: number; readonly content: Buffer };

/**
 * The boxes at one level of a buffer, in order.
 *
 * @throws RangeError if the size of a box exceeds the buffer or is less than its header
 */
export function boxesIn(buffer: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let offset = 0; offset < buffer.length;) {
    const size = buffer.readUInt32BE(offset);
    if (size < 8 || offset + size > buffer.length)
      throw new RangeError(`a broken box at byte ${offset}`);
    const type = buffer.toString('latin1', offset + 4, offset + 8);
    boxes.push({ type, offset, content: buffer.subarray(offset + 8, offset + size) });
    offset += size;
  }
  return boxes;
}

/** Content of the first box at a path such as `['moov', 'trak']`; undefined if there is none. */
export function boxAt(buffer: Buffer, path: readonly string[]): Buffer | undefined {
  return path.reduce<Buffer | undefined>(
    (inside, type) => inside && boxesIn(inside).find((box) => box.type === type)?.content,
    buffer,
  );
}
