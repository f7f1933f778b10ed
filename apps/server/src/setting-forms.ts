import * as z from 'zod';

/**
 * An address in a setting. Its scheme is part of the form, because `shop.example:443` is an address too, with the scheme
 * `shop.example`.
 * @param example for the message
 */
export const address = (example: string, scheme = /^https?$/) =>
  z.url({ protocol: scheme, error: `is not an address such as ${example}` });

/** The address of a PostgreSQL. Characters such as `#` in the password end it early unless they are encoded. */
export const postgresAddress = address(
  'postgresql://user:password@host:5432/name; write special characters of the password as percent codes, # as %23',
  /^postgres(?:ql)?$/,
);

/** An origin: an address without a path, which would be ignored. */
export const origin = address('https://kandil.example').refine(
  (text) => /^[^/]*\/\/[^/?#]*\/?$/.test(text),
  'is not an origin such as https://kandil.example: it has a path',
);

/** What is wrong with a setting, to follow its name. Never its value, which may be a password. */
export function faultOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `is not a ${issue.expected === 'int' ? 'whole number' : issue.expected}`;
    case 'too_small':
      return `is less than ${issue.minimum}`;
    case 'too_big':
      return `is more than ${issue.maximum}`;
    case 'invalid_value':
      return `is none of ${issue.values.join(', ')}`;
    default:
      return issue.message;
  }
}
