import { StartupError } from '@kandil/api/platform/startup-error';
import type { Console } from 'node:console';
import { parseArgs } from 'node:util';

const USAGE = `Usage: npm run catalogue -- import FILE [--dry-run] [--art FOLDER]
       npm run catalogue -- export [FILE]`;

export interface Import {
  file: string;
  dryRun: boolean;
  /** Folder of the pictures, relative to the repository. */
  art: string;
}

type CatalogueCommand =
  | ({ kind: 'import' } & Import)
  | { kind: 'export'; file: string | undefined };

/** Where the command runs. */
export interface Place {
  /** The product's settings. */
  environment: NodeJS.ProcessEnv;
  console: Console;
}

/** @throws StartupError with the usage; TypeError of `parseArgs` for an unknown option */
function readArguments(args: string[]): CatalogueCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      art: { type: 'string', default: 'demo/art' },
    },
  });
  const [command, file, ...rest] = positionals;
  if (command === 'import' && file !== undefined && rest.length === 0)
    return { kind: 'import', file, dryRun: values['dry-run'], art: values.art };
  if (command === 'export' && rest.length === 0) return { kind: 'export', file };
  throw new StartupError(USAGE);
}

/** Runs the command and prints its errors. @returns the exit code */
export async function catalogue(args: string[], place: Place): Promise<number> {
  try {
    const requested = readArguments(args);
    // It loads the whole product, which takes a second: wrong arguments are reported before.
    const { exportFile, importFile } = await import('./catalogue-command.ts');
    await (requested.kind === 'import'
      ? importFile(requested, place)
      : exportFile(requested.file, place));
    return 0;
  } catch (error) {
    if (error instanceof StartupError) place.console.error(error.message);
    else if (error instanceof TypeError && 'code' in error)
      place.console.error(`${error.message}\n${USAGE}`);
    else place.console.error(error);
    return 1;
  }
}
