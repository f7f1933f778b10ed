import { StartupError } from '@kandil/api/platform/startup-error';
import { endWithParent } from './lib/end-with-parent.ts';

// `npm run migrate` creates the tables and queues of this release in the database, `-- --check` says what is missing.
// docs/operations/upgrade.md describes it.
endWithParent();
const [option, ...more] = process.argv.slice(2);
const place = { environment: process.env, console };
try {
  if (more.length > 0 || (option !== undefined && option !== '--check'))
    throw new StartupError('Usage: npm run migrate, or npm run migrate -- --check');
  // It loads the whole product, which takes a second: wrong arguments are reported before.
  const { checkDatabase, migrateDatabase } = await import('./lib/migrate-command.ts');
  const isDone = option === '--check' ? await checkDatabase(place) : await migrateDatabase(place);
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
