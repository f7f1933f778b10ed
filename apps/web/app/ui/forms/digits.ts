const ZEROS = ['٠', '۰'].map((zero) => zero.codePointAt(0) ?? 0);

/** Arabic-Indic and Persian digits as 0-9; everything else stays (SPEC-D26). */
export function toAsciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code < each + 10) ?? code;
    return String(code - zero);
  });
}

/** A one-time code as it may be typed or pasted, in any of the three kinds of digits: its digits alone. */
export function codeDigits(text: string, length: number): string {
  return toAsciiDigits(text).replace(/\D/g, '').slice(0, length);
}
