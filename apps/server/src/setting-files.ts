import { errorCode } from '@kandil/api';
import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

const END = '_FILE';

/**
 * Settings whose value is in a file, as mounted secrets are: SMTP_URL_FILE names the file of SMTP_URL. A line break at
 * its end does not count.
 * @param isKnown whether a variable of this name exists: PARTNERS_FILE is itself a setting
 * @throws ConfigError for a file that cannot be read or is empty, and for a setting that is given twice
 */
export function withFiles(
  environment: NodeJS.ProcessEnv,
  isKnown: (name: string) => boolean,
): NodeJS.ProcessEnv {
  const read = { ...environment };
  for (const [variable, file] of Object.entries(environment)) {
    const name = variable.slice(0, -END.length);
    if (!variable.endsWith(END) || !file || isKnown(variable) || !isKnown(name)) continue;
    if (environment[name])
      throw new ConfigError(`${name} and ${variable} are both set. Unset one of them.`);
    read[name] = contentOf(variable, file);
  }
  return read;
}

function contentOf(variable: string, file: string): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`${variable}: '${file}' cannot be read (${errorCode(error)}).`, {
      cause: error,
    });
  }
  if (content === '') throw new ConfigError(`${variable}: '${file}' is empty.`);
  return content;
}
