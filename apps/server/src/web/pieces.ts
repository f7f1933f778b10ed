/** Splits a page at the placeholders of its nonce. */
export function piecesOf(html: string, placeholder: string): Buffer[] {
  return html.split(placeholder).map((piece) => Buffer.from(piece));
}

/** The page with this nonce, by copying bytes. */
export function withNonce(pieces: readonly Buffer[], nonce: string): Buffer {
  return Buffer.concat(between(pieces, Buffer.from(nonce)));
}

/** Joins the pieces with the same bytes between each two. */
export function between(pieces: readonly Buffer[], bytes: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [bytes, piece]));
}
