import type { Sandbox } from '@kandil/sandbox';
import type { Config } from './config.ts';

/** Uses the sandbox for every external party without a configured address. */
export function withSandbox(config: Config, sandbox: Sandbox): Config {
  const { analytics, botCheck, social, gateways } = config;
  return {
    ...config,
    smtpUrl: config.smtpUrl ?? sandbox.smtpUrl,
    smsUrl: config.smsUrl ?? sandbox.smsUrl,
    analytics: {
      tagManagerUrl: analytics.tagManagerUrl ?? sandbox.analytics.tagManagerUrl,
      pixelUrl: analytics.pixelUrl ?? sandbox.analytics.pixelUrl,
    },
    social: {
      google: social.google ?? sandbox.social.google,
      APPLE: social.APPLE ?? sandbox.social.APPLE,
      facebook: social.facebook ?? sandbox.social.facebook,
    },
    gateways: {
      ...gateways,
      paypal: gateways.paypal ?? sandbox.gateways.paypal,
      iyzico: gateways.iyzico ?? sandbox.gateways.iyzico,
      operator: gateways.operator ?? { ...sandbox.gateways.operator, trusted: true },
    },
    botCheck:
      botCheck.kind === 'recaptcha'
        ? { ...botCheck, url: botCheck.url ?? sandbox.captchaUrl }
        : botCheck,
  };
}
