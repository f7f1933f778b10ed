import type { Sandbox } from '@kandil/sandbox';
import type { Config } from './config.ts';

/** Lets the sandbox stand in for every outside party that the configuration gives no address of. */
export function withSandbox(config: Config, sandbox: Sandbox): Config {
  const { botCheck } = config;
  return {
    ...config,
    smtpUrl: config.smtpUrl ?? sandbox.smtpUrl,
    smsUrl: config.smsUrl ?? sandbox.smsUrl,
    botCheck:
      botCheck.kind === 'recaptcha'
        ? { ...botCheck, url: botCheck.url ?? sandbox.captchaUrl }
        : botCheck,
  };
}
