import { applySchema, createLog, openDatabase, PRODUCT_SCHEMA } from '@kandil/api';

/** Migrates an outside database as `npm run migrate` does: a product with DATABASE_URL waits for that. */
export async function migrateDatabase(url: string): Promise<void> {
  const log = createLog({ level: 'warn' });
  const database = await openDatabase({ url, dataDir: '', log });
  await applySchema(database, PRODUCT_SCHEMA, log);
  await database.close();
}
