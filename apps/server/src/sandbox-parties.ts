import type { Sandbox } from '@kandil/sandbox';
import type { Config } from './config.ts';

/** Uses the sandbox for every external party without a configured address. */
export function withSandbox(config: Config, sandbox: Sandbox): Config {
  const { analytics, botCheck, reports, social } = config;
  return {
    ...config,
    smtpUrl: config.smtpUrl ?? sandbox.smtpUrl,
    smsUrl: config.smsUrl ?? sandbox.smsUrl,
    // Beside the browsers' own: a real browser subscribes at its vendor.
    push: { ...config.push, trusted: [new URL(sandbox.pushUrl).origin] },
    analytics: {
      tagManagerUrl: analytics.tagManagerUrl ?? sandbox.analytics.tagManagerUrl,
      pixelUrl: analytics.pixelUrl ?? sandbox.analytics.pixelUrl,
    },
    reports: { ...reports, dsn: reports.dsn ?? sandbox.errorsDsn },
    social: {
      google: social.google ?? sandbox.social.google,
      APPLE: social.APPLE ?? sandbox.social.APPLE,
      facebook: social.facebook ?? sandbox.social.facebook,
    },
    gateways: gatewaysWith(config.gateways, sandbox),
    botCheck:
      botCheck.kind === 'recaptcha'
        ? { ...botCheck, url: botCheck.url ?? sandbox.captchaUrl }
        : botCheck,
  };
}

const gatewaysWith = (
  { paypal, iyzico, operator }: Config['gateways'],
  { gateways }: Sandbox,
): Config['gateways'] => ({
  paypal: paypal ?? gateways.paypal,
  iyzico: iyzico ?? gateways.iyzico,
  operator: operator ?? { ...gateways.operator, trusted: true },
});
