const SPACE = 32;
/** FNV-1a, and a second hash with another prime. */
const [BASIS, PRIME, OTHER_PRIME] = [0x811c9dc5, 0x01000193, 0x9e3779b1] as const;

/**
 * Numbers for what stands between spaces, the same for the same letters. It reads hundreds of millions of characters, so it
 * makes a string only of what is new: a hash of 64 bits identifies a spelling.
 */
export class Spellings {
  #hashes = new Int32Array(2 ** 17);
  /** Number + 1 by slot; 0: free. */
  #numbers = new Int32Array(2 ** 16);
  #count = 0;

  /**
   * Calls `onSpelling` with the number of each spelling of a text, after `onNew` if it was not seen before. Numbers start
   * at 0.
   */
  read(
    text: string,
    onNew: (spelling: string) => void,
    onSpelling: (number: number) => void,
  ): void {
    let start = 0;
    while (start < text.length) {
      let [one, other] = [BASIS | 0, 0];
      let end = start;
      for (; end < text.length; end += 1) {
        const unit = text.charCodeAt(end);
        if (unit === SPACE) break;
        one = Math.imul(one ^ unit, PRIME);
        other = Math.imul(other + unit, OTHER_PRIME) ^ (other >>> 15);
      }
      if (end > start) {
        const slot = this.#slotOf(one, other);
        if (this.#numbers[slot] === 0) {
          onNew(text.slice(start, end));
          onSpelling(this.#add(slot, one, other));
        } else onSpelling((this.#numbers[slot] ?? 0) - 1);
      }
      start = end + 1;
    }
  }

  /** The slot of a spelling, or the free one for it. */
  #slotOf(one: number, other: number): number {
    const mask = this.#numbers.length - 1;
    let slot = (one ^ (one >>> 16)) & mask;
    while (
      this.#numbers[slot] !== 0 &&
      (this.#hashes[2 * slot] !== one || this.#hashes[2 * slot + 1] !== other)
    )
      slot = (slot + 1) & mask;
    return slot;
  }

  #add(slot: number, one: number, other: number): number {
    this.#put(slot, one, other, this.#count + 1);
    this.#count += 1;
    if (this.#count * 2 > this.#numbers.length) this.#grow();
    return this.#count - 1;
  }

  #put(slot: number, one: number, other: number, number: number): void {
    this.#hashes[2 * slot] = one;
    this.#hashes[2 * slot + 1] = other;
    this.#numbers[slot] = number;
  }

  #grow(): void {
    const [hashes, numbers] = [this.#hashes, this.#numbers];
    this.#hashes = new Int32Array(2 * hashes.length);
    this.#numbers = new Int32Array(2 * numbers.length);
    for (const [slot, number] of numbers.entries()) {
      if (number === 0) continue;
      const [one = 0, other = 0] = hashes.subarray(2 * slot, 2 * slot + 2);
      this.#put(this.#slotOf(one, other), one, other, number);
    }
  }
}
