import type { Sandbox } from '@kandil/sandbox';
import { systemClock } from '../../../../platform/clock.ts';
import { describeGateway, type GatewayUnderTest } from '../gateway.suite.ts';
import { paypalGateway } from './index.ts';

function atSandbox(sandbox: Sandbox, timeout: number): GatewayUnderTest {
  return {
    name: 'paypal',
    gateway: paypalGateway({ ...sandbox.gateways.paypal, timeout }, systemClock),
    attempt: {},
    charging: '/activate',
    hasKeys: true,
    currency: 'USD',
    async approve(approval) {
      if (approval.kind !== 'REDIRECT') throw new Error(approval.kind);
      const body = new URLSearchParams({ answer: 'agree' });
      await fetch(approval.url, { method: 'POST', redirect: 'manual', body });
    },
  };
}

describeGateway('PAYPAL', atSandbox);
