import { columnsOf, createLog, migrate, MODULES, openDatabase, tableTypes } from '@kandil/api';
import { ALL_SERVICES } from '@kandil/contract/services';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithParent } from './lib/end-with-parent.ts';
import { runTool } from './lib/command.ts';
import { ROOT } from './lib/paths.ts';

// `npm run tables`: writes the types of the tables of every service, from its migrations on an empty PostgreSQL.
endWithParent();

const dataDir = await mkdtemp(join(tmpdir(), 'kandil-tables-'));
const log = createLog({ level: 'error' });
const database = await openDatabase({ dataDir, log });
try {
  await migrate(
    database,
    ALL_SERVICES.flatMap((name) => MODULES[name].migrations),
    log,
  );
  for (const name of ALL_SERVICES) {
    const columns = await columnsOf(database.pool, name);
    if (columns.length === 0) continue;
    const file = join('apps/api/src/services', name, 'store/tables.generated.ts');
    await writeFile(join(ROOT, file), tableTypes(name, columns));
    await runTool('oxfmt', [file]);
    console.log(file);
  }
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
