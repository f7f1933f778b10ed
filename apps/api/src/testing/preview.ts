import type { Catalogue } from '@kandil/contract/catalogue';
import { httpApp } from '../platform/http/app.ts';
import { inProcess, type Internal } from '../platform/http/internal.ts';
import { serviceRoutes } from '../platform/http/routes.ts';
import { silentLog } from '../platform/log.ts';
import { contentModule } from '../services/content/module.ts';
import { catalogueCache } from '../services/content/world.ts';
import type { ProductApp } from './product-app.ts';
import { testEdge } from './test-edge.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface Preview {
  /** Calls the content service of the preview as other services do. */
  internal: Internal;
  /** The visitor of the product, whose requests now reach the preview. */
  moved: (visitor: Visitor) => Visitor;
  close: () => Promise<void>;
}

/** A second content service on the product's database, in another schema. It runs no jobs. */
export async function openPreview(product: ProductApp, schema: string): Promise<Preview> {
  const { service } = contentModule.open(product, { cache: catalogueCache(), schema });
  const app = await httpApp({ log: silentLog, trustedProxies: 0 });
  serviceRoutes(app, service, await testEdge({ tokens: product.tokens }));
  return {
    internal: inProcess(() => [service], silentLog),
    moved: ({ token }) => Object.assign(createVisitor(app), { token }),
    close: () => app.close(),
  };
}

const PREFIX = 'other-';
/** The one word of all texts in a renamed catalogue. */
export const WORD = 'Zephyrine';

/** The same catalogue with other codes and other texts. */
export function renamedCatalogue(file: Catalogue): Catalogue {
  const codes = codesIn(file);
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string') return codes.has(value) ? `${PREFIX}${value}` : value;
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    if ('en' in value) return { en: Array.isArray(value.en) ? [WORD] : WORD };
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(each)]));
  };
  return renamed(file) as Catalogue;
}

/** Every value of a field named `code`, or whose name ends so. */
export function codesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, each] of Object.entries(value))
    if (/code$/i.test(name) && typeof each === 'string') found.add(each);
    else codesIn(each, found);
  return found;
}
