import { endWithParent } from './lib/end-with-parent.ts';
import { migrateCommand } from './lib/migrate-arguments.ts';

// `npm run migrate` creates the tables and queues of this release in the database, `-- --check` says what is missing.
// docs/operations.md describes it.
endWithParent();
process.exitCode = await migrateCommand(process.argv.slice(2), {
  environment: process.env,
  console,
});
