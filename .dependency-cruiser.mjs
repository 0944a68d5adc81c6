/**
 * The direction of every arrow in the house (docs/architecture.md). `script/check` runs it.
 * A feature may call only those before it on the ladder, and only through their door.
 */
export const LADDER = [
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
  'portal',
  'back-office',
  'reports',
  'operations',
  'start',
];

const FLOORS = { domain: '^domain/src', server: '^server/src/features', web: '^web/app/features' };
const TESTS = '\\.test\\.tsx?$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const ladder = Object.entries(FLOORS).flatMap(([floor, root]) =>
  LADDER.slice(0, -1).map((feature, index) =>
    forbid(
      `ladder-${floor}-${feature}`,
      `${feature} stands below these: it tells them by events, it never calls them`,
      { path: `${root}/${feature}/` },
      { path: `${root}/(${LADDER.slice(index + 1).join('|')})/` },
    ),
  ),
);

export default {
  forbidden: [
    ...ladder,
    forbid(
      'domain-is-pure',
      'domain holds what is true without database, clock or network: itself, zod, and how numbers are made up',
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
      'platform-knows-no-feature',
      'platform would be the same in a shop for bicycles',
      { path: '^(server/src|web/app)/(platform|ui)/' },
      { path: '^(server/src|web/app)/(features|shell)/' },
    ),
    forbid(
      'door-server',
      'a feature is entered through its public.ts',
      { path: '^server/src/features/([^/]+)/' },
      { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', '/public\\.ts$'] },
    ),
    forbid(
      'door-web',
      'a feature is entered through its public.tsx, and by the fragments of what it shows',
      { path: '^web/app/features/([^/]+)/' },
      {
        path: '^web/app/features/',
        pathNot: ['^web/app/features/$1/', '/public\\.tsx$', '\\.fragment\\.graphql\\.ts$'],
      },
    ),
    forbid(
      'door-outside',
      'whoever composes features uses their plugs, routes, texts and doors, nothing behind them',
      {
        path: '^(server|web|demo|bench|script|e2e)/',
        // The gallery draws papers and mails of facts of its own.
        pathNot: [
          '^(server/src|web/app)/features/',
          '^server/testing/gallery/(papers|mails)\\.ts$',
        ],
      },
      {
        path: '^(server/src|web/app)/features/',
        pathNot: '/(public\\.tsx?|feature\\.ts|routes\\.ts|messages/(en|no)\\.ts|console\\.ts)$',
      },
    ),
    forbid(
      'features-know-no-shell',
      'what stands around the pages is not called by them',
      { path: '^web/app/features/' },
      { path: '^web/app/shell/' },
    ),
    forbid(
      'only-stores-speak-sql',
      "all SQL of a feature is in its store.ts; a transaction's type may be named anywhere",
      { path: '^server/src/features/', pathNot: ['/store\\.ts$', TESTS] },
      {
        path: ['^node_modules/(kysely|pg|@electric-sql)/', '^server/src/platform/db/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'only-graphql-speaks-pothos',
      'types and fields of a feature are in its graphql.ts',
      { path: '^server/src/features/', pathNot: '/graphql\\.ts$' },
      {
        path: ['^node_modules/@pothos/', '^server/src/platform/graphql/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid('web-knows-no-server', 'they meet in contract', { path: '^web/' }, { path: '^server/' }),
    forbid(
      'server-knows-no-web',
      'it loads what was built',
      { path: '^server/' },
      { path: '^web/' },
    ),
    forbid(
      'demo-is-not-shipped',
      'the image of production has no demo; tests may use its people',
      { path: '^(domain|contract|server/src|web)/', pathNot: TESTS },
      { path: '^demo/' },
    ),
    forbid('no-cycles', 'type imports counted', {}, { circular: true }),
    forbid(
      'no-orphans-resolved',
      'an import that leads nowhere',
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
