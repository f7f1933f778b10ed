import type { Plugin } from 'vite';
import { isNode, leaveOut, named, type Node } from './leave-out.ts';

/**
 * What React's client and the router have that nothing here uses, by file: transitions between views, lists of suspended
 * parts, custom elements and forms with actions; fetchers, actions, routes that are discovered later, and instruments
 * that watch the router. A page that needs one of them finds out in its tests, which run on the build.
 */
const UNUSED: Readonly<Record<string, ReadonlySet<string>>> = {
  'react-dom-client.production.js': new Set([
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
  'router.js': new Set([
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
  'instrumentation.js': new Set(['getRouteInstrumentationUpdates', 'instrumentClientSideRouter']),
};

const FILES =
  /react-dom\/cjs\/react-dom-client\.production\.js$|react-router\/dist\/production\/lib\/router\/(?:router|instrumentation)\.js$/;

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
      filter: { id: FILES },
      handler(code, id) {
        const names = UNUSED[id.slice(id.lastIndexOf('/') + 1)] ?? new Set();
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
