const ZEROS = ['٠', '۰'].map((zero) => zero.codePointAt(0) ?? 0);

/** Converts Arabic-Indic and Persian digits to 0-9; other characters stay (SPEC-D26). */
export function toAsciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code < each + 10) ?? code;
    return String(code - zero);
  });
}

/** The digits of a typed or pasted one-time code, in any of the three digit scripts. */
export function codeDigits(text: string, length: number): string {
  return toAsciiDigits(text).replace(/\D/g, '').slice(0, length);
}
