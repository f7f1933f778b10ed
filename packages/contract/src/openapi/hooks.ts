import type { HookSpec } from '../hook.ts';
import type { Json } from './schema.ts';

const RESPONSES: Readonly<Record<string, string>> = {
  '200': 'Taken, also if it was sent before; or the file of a signed address.',
  '303': 'Redirects the browser to a page.',
  '400': 'The signature or the secret is not right.',
  '404': 'Not known here.',
  '413': 'The body is larger than 256 KB.',
  '429': 'Too many refused requests of this address.',
  '503': 'Not taken: send it again.',
};

/** A hook as an OpenAPI operation: its body and its answer are in the format of the other party. */
export function hookOperation(hook: HookSpec, method: 'GET' | 'POST'): Json {
  const names = [...hook.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return {
    operationId: method === hook.methods[0] ? hook.name : `${hook.name}.${method.toLowerCase()}`,
    summary: hook.name,
    tags: [hook.service],
    description: 'For other parties, with a signature or a secret in their format. No envelope.',
    'x-access': 'hook',
    parameters: names.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(method === 'POST' && { requestBody: { required: true, content: { '*/*': {} } } }),
    responses: Object.fromEntries(
      Object.entries(RESPONSES).map(([status, description]) => [status, { description }]),
    ),
  };
}
