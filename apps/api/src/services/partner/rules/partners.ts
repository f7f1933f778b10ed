import { type Partner, partnersFile } from '@kandil/contract/partners';
import { StartupError } from '../../../platform/startup-error.ts';

export type Partners = ReadonlyMap<string, Partner>;

/**
 * The partners of a file by slug.
 * @throws StartupError that names the first problem
 */
export function readPartners(json: unknown): Partners {
  const parsed = partnersFile.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const problem =
      issue?.code === 'unrecognized_keys' ? `unknown field '${issue.keys[0]}'` : issue?.message;
    throw new StartupError(`PARTNERS_FILE: ${issue?.path.join('.')}: ${problem}.`);
  }
  const partners = new Map<string, Partner>();
  for (const each of parsed.data.partners) {
    if (partners.has(each.slug))
      throw new StartupError(`PARTNERS_FILE: two partners have the slug '${each.slug}'.`);
    partners.set(each.slug, each);
  }
  return partners;
}
