/** The longest reason that gateways take. */
export const LONGEST_REASON = 200;

/** Whether a reason is long enough for the audit, and short enough for the gateway. */
export const isReason = (typed: string): boolean => {
  const { length } = typed.trim();
  return length >= 3 && length <= LONGEST_REASON;
};
