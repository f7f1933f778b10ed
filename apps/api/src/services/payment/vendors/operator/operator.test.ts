import type { Sandbox } from '@kandil/sandbox';
import { describeGateway, type GatewayUnderTest } from '../gateway.suite.ts';
import { operatorGateway } from './index.ts';

function codeOf(sandbox: Sandbox, currency: string, timeout: number): GatewayUnderTest {
  const gateway = operatorGateway({ ...sandbox.gateways.operator, trusted: true, timeout });
  return {
    name: 'operator',
    gateway,
    attempt: { msisdn: '+905551112233' },
    charging: '/activate',
    hasKeys: true,
    currency,
    async approve({ reference }) {
      const { messages } = (await (await fetch(`${sandbox.url}/sms`)).json()) as {
        messages: { reference: string; codes: string[] }[];
      };
      const code = messages.find((one) => one.reference === reference)?.codes[0] ?? '';
      await gateway.confirm?.(reference, code, `${reference}:confirm`);
    },
  };
}

describeGateway('OPERATOR', (sandbox, timeout) => codeOf(sandbox, 'USD', timeout));
