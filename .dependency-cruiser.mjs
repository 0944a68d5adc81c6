/**
 * The allowed directions of imports (docs/architecture.md). `script/check` runs it. A feature may import only
 * features before it in this order, and only their public files.
 */
export const FEATURE_ORDER = [
  'files',
  'accounts',
  'notifications',
  'partners',
  'listings',
  'search',
  'messaging',
  'interest',
  'signing',
  'ledger',
  'postal',
  'properties',
  'leases',
  'lease-documents',
  'lease-changes',
  'invoices',
  'payments',
  'billing',
  'arrears',
  'deposits',
  'payouts',
  'banking',
  'accounting',
  'portal',
  'back-office',
  'reports',
  'operations',
  'start',
];

const LAYERS = { domain: '^domain/src', server: '^server/src/features', web: '^web/app/features' };
const TESTS = '\\.test\\.tsx?$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const featureOrder = Object.entries(LAYERS).flatMap(([layer, root]) =>
  FEATURE_ORDER.slice(0, -1).map((feature, index) =>
    forbid(
      `order-${layer}-${feature}`,
      `${feature} comes before these features: it emits events for them and never imports them`,
      { path: `${root}/${feature}/` },
      { path: `${root}/(${FEATURE_ORDER.slice(index + 1).join('|')})/` },
    ),
  ),
);

export default {
  forbidden: [
    ...featureOrder,
    forbid(
      'packages-are-declared',
      'a package that is imported is named by the package.json of the importing folder; tools of tests by the root',
      {},
      {
        pathNot: '^node_modules/(vitest|fast-check|@playwright/test)/',
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      },
    ),
    forbid(
      'domain-is-pure',
      'domain has no database, clock or network: it imports only itself, zod, and libraries for numbers',
      { path: '^domain/src', pathNot: TESTS },
      {
        pathNot: ['^domain/src', '^node_modules/(zod|@navikt/fnrvalidator|libphonenumber-js)/'],
      },
    ),
    forbid(
      'contract-is-a-leaf',
      'contract imports nothing',
      { path: '^contract/' },
      { pathNot: '^contract/' },
    ),
    forbid(
      'platform-without-features',
      'platform is independent of the product: it imports no feature',
      { path: '^(server/src|web/app)/(platform|ui)/' },
      { path: '^(server/src|web/app)/(features|shell)/' },
    ),
    forbid(
      'public-server',
      'other features import only its public.ts',
      { path: '^server/src/features/([^/]+)/' },
      { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', '/public\\.ts$'] },
    ),
    forbid(
      'public-web',
      'other features import only its public.tsx and its GraphQL fragments',
      { path: '^web/app/features/([^/]+)/' },
      {
        path: '^web/app/features/',
        pathNot: ['^web/app/features/$1/', '/public\\.tsx$', '\\.fragment\\.graphql\\.ts$'],
      },
    ),
    forbid(
      'public-outside',
      'code that composes features imports only their manifests, routes, texts and public files',
      {
        path: '^(server|web|demo|bench|script|e2e)/',
        // The gallery and the examples of papers are data of their own.
        pathNot: [
          '^(server/src|web/app)/features/',
          '^server/testing/(gallery/(papers|mails)|example-papers)\\.ts$',
        ],
      },
      {
        path: '^(server/src|web/app)/features/',
        pathNot: '/(public\\.tsx?|feature\\.ts|routes\\.ts|messages/(en|no)\\.ts|console\\.ts)$',
      },
    ),
    forbid(
      'features-without-shell',
      'pages do not import the shell around them',
      { path: '^web/app/features/' },
      { path: '^web/app/shell/' },
    ),
    forbid(
      'pothos-in-graphql-only',
      'types and fields of a feature are in its graphql.ts',
      { path: '^server/src/features/', pathNot: '/graphql\\.ts$' },
      {
        path: ['^node_modules/@pothos/', '^server/src/platform/graphql/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid('web-without-server', 'both import contract', { path: '^web/' }, { path: '^server/' }),
    forbid(
      'server-without-web',
      'it loads the built web app',
      { path: '^server/' },
      { path: '^web/' },
    ),
    forbid(
      'demo-is-not-shipped',
      'the production image has no demo; tests may use its people',
      { path: '^(domain|contract|server/src|web)/', pathNot: TESTS },
      { path: '^demo/' },
    ),
    forbid('no-cycles', 'type imports counted', {}, { circular: true }),
    forbid(
      'no-orphans-resolved',
      'an import of a file that does not exist',
      {},
      { couldNotResolve: true, pathNot: ['^node:', 'virtual:', '\\?url$', '^geojson$'] },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['web/build', 'web/\\.react-router', '\\.css$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
