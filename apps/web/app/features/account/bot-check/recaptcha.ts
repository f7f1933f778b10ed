import type { BotAction } from '@kandil/contract/auth/entities';
import { scriptAddress } from '#app/browser/trusted-types.ts';

/** The global object of Google's script. */
interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

const PATIENCE_MS = 15_000;

let loading: Promise<Recaptcha> | null = null;

/** Loads the script once; a failed load may be retried. */
export function loadRecaptcha(scriptUrl: string): Promise<Recaptcha> {
  loading ??= inTime(addScript(scriptUrl)).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * Gets a token for an action. A token is valid once, for two minutes.
 * @throws Error when the script fails to load, does not answer, or its check fails (ERROR-42)
 */
export async function execute(
  scriptUrl: string,
  siteKey: string,
  action: BotAction,
): Promise<string> {
  const recaptcha = await loadRecaptcha(scriptUrl);
  return inTime(Promise.resolve(recaptcha.execute(siteKey, { action })));
}

function addScript(scriptUrl: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The script of the bot check could not be loaded.'));
    };
    script.src = scriptAddress(scriptUrl);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = window as { grecaptcha?: Recaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    });
    document.head.append(script);
  });
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The bot check did not answer.')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
