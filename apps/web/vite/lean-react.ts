import type { Plugin } from 'vite';
import { isNode, leaveOut, named, type Node } from './leave-out.ts';

/**
 * What React's client and the router have that nothing here uses, by file: transitions between views, lists of suspended
 * parts, custom elements and forms with actions; fetchers, actions, routes that are discovered later, and instruments
 * that watch the router. `scripts/lib/boundaries.ts` bans the imports that would need them.
 */
const UNUSED: Readonly<Record<string, ReadonlySet<string>>> = {
  'react-dom/cjs/react-dom-client.production.js': new Set([
    'startViewTransition',
    'ViewTransitionPseudoElement',
    'applyViewTransitionToHostInstancesRecursive',
    'measureViewTransitionHostInstancesRecursive',
    'restoreViewTransitionName',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureNestedViewTransitions',
    'scheduleViewTransitionEvent',
    'updateSuspenseListComponent',
    'setPropOnCustomElement',
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
    'dispatchActionState',
    'runActionStateAction',
  ]),
  'react-router/dist/production/lib/router/router.js': new Set([
    'handleAction',
    'handleFetcherAction',
    'handleFetcherLoader',
    'fetch',
    'discoverRoutes',
    'patchRoutesImpl',
    'convertFormDataToSearchParams',
    'convertSearchParamsToFormData',
    'getInstrumentationNavigateMeta',
    'getSubmittingNavigation',
    'getSubmittingFetcher',
  ]),
  'react-router/dist/production/lib/router/instrumentation.js': new Set([
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
  ]),
};

/** `FragmentInstance.prototype.focus = …`: what a ref to a fragment can do. */
function isOfFragments({ type, expression }: Node): boolean {
  if (type !== 'ExpressionStatement' || !isNode(expression) || !isNode(expression['left']))
    return false;
  const of = expression['left']['object'];
  return isNode(of) && named(of['object']) === 'FragmentInstance';
}

/** Leaves out of the pages' scripts what the libraries' own bundlers cannot know to be unused. */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: Object.keys(UNUSED).map((file) => `**/node_modules/${file}`) },
      handler(code, id) {
        const [, file = ''] = id.split('/node_modules/');
        const names = UNUSED[file] ?? new Set();
        const instead = (node: Node) => {
          if (isOfFragments(node)) return '';
          const name = named(node['id']);
          return node.type === 'FunctionDeclaration' && names.has(name)
            ? `function ${name}() {}`
            : null;
        };
        return { code: leaveOut(code, this.parse(code), { names, instead }), map: null };
      },
    },
  };
}
