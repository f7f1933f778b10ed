import type { Sandbox } from '@kandil/sandbox';
import { type GatewayUnderTest, PATIENCE_MS } from '../bench.suite.ts';
import { operatorGateway } from './index.ts';

const NUMBER = '+905551112233';

/** The code that the operator sent for an attempt. */
export async function codeOf(sandbox: Sandbox, reference: string): Promise<string> {
  const { messages } = (await (await fetch(`${sandbox.url}/sms`)).json()) as {
    messages: { reference: string; codes: string[] }[];
  };
  return messages.find((one) => one.reference === reference)?.codes[0] ?? '';
}

/** The operator, whose payer types the code of the text message. */
export function underTest(
  sandbox: Sandbox,
  currency: string,
  timeout = PATIENCE_MS,
): GatewayUnderTest {
  const gateway = operatorGateway({ ...sandbox.gateways.operator, trusted: true, timeout });
  return {
    name: 'operator',
    gateway,
    attempt: { msisdn: NUMBER },
    charging: '/activate',
    hasKeys: true,
    currency,
    async approve({ reference }) {
      const code = await codeOf(sandbox, reference);
      await gateway.confirm?.(reference, code, `${reference}:confirm`);
    },
  };
}
