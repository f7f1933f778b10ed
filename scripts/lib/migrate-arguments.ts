import { StartupError } from '@kandil/api/platform/startup-error';
import type { Place } from './plans-arguments.ts';

const USAGE = 'Usage: npm run migrate, or npm run migrate -- --check';

/** Runs the command and prints its errors. @returns the exit code */
export async function migrateCommand(args: string[], place: Place): Promise<number> {
  try {
    const [option, ...more] = args;
    if (more.length > 0 || (option !== undefined && option !== '--check'))
      throw new StartupError(USAGE);
    // It loads the whole product, which takes a second: wrong arguments are reported before.
    const { checkDatabase, migrateDatabase } = await import('./migrate-command.ts');
    if (option === '--check') return (await checkDatabase(place)) ? 0 : 1;
    await migrateDatabase(place);
    return 0;
  } catch (error) {
    place.console.error(error instanceof StartupError ? error.message : error);
    return 1;
  }
}
