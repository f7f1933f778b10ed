import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Step } from '../../scripts/operator/steps.ts';
import { type Service, startService } from './check/service.ts';
import { openVisitor, type Visitor } from './check/visitor.ts';
import type { Check, OperatorOptions } from './steps/check.ts';
import { filmSteps } from './steps/films.ts';
import { guestSteps } from './steps/guest.ts';
import { memberSteps } from './steps/member.ts';
import { prepareSteps } from './steps/prepare.ts';

/**
 * The way of an operator from an empty folder to a service that people pay for, in steps. Each step needs those before it.
 *
 * @returns the steps, and what ends everything that they started
 */
export function operatorSteps(options: OperatorOptions): {
  steps: Step[];
  close(): Promise<void>;
} {
  const opened: { service?: Service; visitor?: Visitor } = {};
  const present = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('the product was not started');
    return part;
  };
  const check: Check = {
    ...options,
    now: Date.now(),
    service: () => present(opened.service),
    visitor: () => present(opened.visitor),
    at: (...names) => join(options.folder, ...names),
  };
  const start: Step = {
    name: 'start the product on an empty folder',
    async run() {
      for (const name of ['data', 'operator', 'films']) await mkdir(check.at(name));
      opened.service = await startService(check.at('data'), options.signal);
      const { url } = opened.service.product;
      opened.visitor = await openVisitor(options.browser, url);
      return url;
    },
  };
  return {
    steps: [
      start,
      ...prepareSteps(check),
      ...filmSteps(check),
      ...guestSteps(check),
      ...memberSteps(check),
    ],
    async close() {
      await opened.visitor?.context.close();
      await opened.service?.stop();
    },
  };
}
