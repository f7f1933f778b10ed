/** Control codes of the first channel (CEA-608): begin a caption, its row, show it, clear the picture. */
const LOAD = [0x14, 0x20] as const;
const BOTTOM_ROW = [0x14, 0x70] as const;
const SHOW = [0x14, 0x2f] as const;
const CLEAR = [0x14, 0x2c] as const;
type Pair = readonly [number, number];

/** Bytes of captions have odd parity in their highest bit. */
function withParity(byte: number): number {
  let ones = 0;
  for (let bit = 0; bit < 7; bit += 1) ones += (byte >> bit) & 1;
  return ones % 2 === 0 ? byte | 0x80 : byte;
}

/** A caption that is shown for most of each period; one pair of bytes goes with each frame. */
function pairAt(frame: number, text: string, period: number): Pair {
  const letters = Array.from({ length: Math.ceil(text.length / 2) }, (_, index): Pair => [
    text.charCodeAt(index * 2),
    text.charCodeAt(index * 2 + 1) || 0,
  ]);
  const codes: Pair[] = [LOAD, LOAD, BOTTOM_ROW, BOTTOM_ROW, ...letters, SHOW, SHOW];
  const at = frame % period;
  return codes[at] ?? (at >= period - 2 ? CLEAR : [0, 0]);
}

/** The unit with the captions of a frame: user data as ATSC A/53 has it, in an SEI message. */
function captionUnit(pair: Pair): Buffer {
  const data = [
    0xb5,
    0,
    0x31,
    ...Buffer.from('GA94'),
    3,
    0xc1,
    0xff,
    0xfc,
    ...pair.map(withParity),
    0xff,
  ];
  return Buffer.from([0, 0, 0, 1, 6, 4, data.length, ...data, 0x80]);
}

/** Adds captions to H.264 in Annex B format whose frames begin with a delimiter, and are one slice each. */
export function withCaptions(video: Buffer, text: string, period: number): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  let frame = 0;
  for (
    let at = video.indexOf('000001', 0, 'hex');
    at >= 0;
    at = video.indexOf('000001', at + 3, 'hex')
  ) {
    const type = (video[at + 3] ?? 0) & 0x1f;
    if (type !== 1 && type !== 5) continue;
    const start = video[at - 1] === 0 ? at - 1 : at;
    parts.push(video.subarray(from, start), captionUnit(pairAt(frame, text, period)));
    from = start;
    frame += 1;
  }
  return Buffer.concat([...parts, video.subarray(from)]);
}
