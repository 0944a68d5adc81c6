import { defineConfig } from 'oxlint';

/** Files that read untyped answers and rows: a wrong shape makes the test fail. */
const RAW = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**'];

/** Clock, ids and randomness are injected, so that a test can set the time. */
const INJECTED = [
  [
    'NewExpression[callee.name="Date"][arguments.length=0]',
    'Use the clock of the context: work.now() or a Clock parameter.',
  ],
  [
    'CallExpression[callee.name="Date"]',
    'Use the clock of the context: work.now() or a Clock parameter.',
  ],
  [
    'MemberExpression[object.name="Date"][property.name="now"]',
    'Use the clock of the context: work.now() or a Clock parameter.',
  ],
  [
    'MemberExpression[object.name="Temporal"][property.name="Now"]',
    'Use the clock of the context: work.now() or a Clock parameter.',
  ],
  ['MemberExpression[object.name="Math"][property.name="random"]', 'Randomness is injected.'],
  ['MemberExpression[property.name=/^randomUUID/]', 'Ids are injected: work.newId().'],
  ['ImportSpecifier[imported.name=/^randomUUID/]', 'Ids are injected: work.newId().'],
  [
    'CallExpression[callee.object.name="z"][callee.property.name=/^(uuid|guid)/]',
    'Parse an id from outside by `uuid` of domain/src/kernel/uuid.ts.',
  ],
].map(([selector, message]) => ({ selector, message }));

const RUN = 'CallExpression[callee.property.name="run"]';
const READ = 'CallExpression[callee.property.name="read"]';
/** A read after a write in one resolver, or with its result. */
const READ_AFTER_WRITE = [`BlockStatement > :has(${RUN}) ~ :has(${READ})`, `${READ} ${RUN}`].map(
  (selector) => ({
    selector,
    message:
      'Read in the same transaction, so that a failed read rolls back the write: runner.run(viewer, thenRead(write, read), …).',
  }),
);
/** Fields and inputs by the builder itself: their types, and what reads them, would be said twice. */
const BY_HAND = {
  selector:
    'CallExpression[callee.object.name="builder"][callee.property.name=/^(queryFields?|mutationFields?|inputType|inputRef)$/]',
  message:
    'Declare an operation by query or mutation of platform/graphql/operation.ts, and the type of an input by input or nested of input.ts (decision 047).',
};

export default defineConfig({
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: ['web/build', 'web/.react-router', 'var', 'test-results', '**/*.graphql.ts'],
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
  // ESLint's implementation of the one rule that oxlint lacks.
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  // This category is on as a whole; other rules are listed one by one.
  categories: { correctness: 'error' },
  rules: {
    'eslint/no-array-constructor': 'error',
    'eslint/no-case-declarations': 'error',
    'eslint/no-empty': 'error',
    'eslint/no-fallthrough': 'error',
    'eslint/no-prototype-builtins': 'error',
    'eslint/no-redeclare': 'error',
    'eslint/no-regex-spaces': 'error',
    'eslint/no-unexpected-multiline': 'error',
    // `const { id: _, ...rest }` leaves out a property.
    'eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/prefer-rest-params': 'error',
    'eslint/prefer-spread': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    // React and the router don't look at what a handler returns.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    // A page that can't be shown throws a response, as the router expects.
    'typescript/only-throw-error': [
      'error',
      {
        allow: [
          { from: 'lib', name: 'Response' },
          { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
        ],
      },
    ],
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/restrict-plus-operands': 'error',
    // Numbers and pairs are sorted as text only where the order does not matter.
    'typescript/require-array-sort-compare': 'off',
    // Strings are spread to get their code points.
    'typescript/no-misused-spread': 'off',
    // Objects here are made by functions and need no `this`.
    'typescript/unbound-method': 'off',
    // It reports empty table cells as controls.
    'jsx-a11y/control-has-associated-label': 'off',
    // Handlers of user actions only; focus handlers are allowed on any element.
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      {
        handlers: [
          'onClick',
          'onError',
          'onLoad',
          'onMouseDown',
          'onMouseUp',
          'onKeyPress',
          'onKeyDown',
          'onKeyUp',
        ],
      },
    ],
    // Mantine renders its own elements, and `output` belongs to a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // It reports a pair of a name and an element as a list of elements.
    'react/jsx-key': 'off',
  },
  overrides: [
    {
      files: ['{script,bench,e2e}/**/*.ts'],
      rules: {
        'eslint-js/no-restricted-syntax': [
          'error',
          {
            selector:
              'CallExpression[callee.object.name="chromium"][callee.property.name=/^launch/]:not(:has(Property[key.name="executablePath"]))',
            message: 'Choose Chromium by findChromium() of script/chromium.ts.',
          },
        ],
      },
    },
    {
      files: ['**/*.{ts,tsx,js,mjs}'],
      excludeFiles: ['script/system-programs.ts'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            paths: ['node:child_process', 'child_process'].map((name) => ({
              name,
              importNames: [
                'default',
                'exec',
                'execFile',
                'execFileSync',
                'execSync',
                'spawn',
                'spawnSync',
              ],
              message: 'Start programs by script/system-programs.ts, which knows their packages.',
            })),
          },
        ],
      },
    },
    {
      files: ['{domain,contract,server,web,demo}/**/*.{ts,tsx}'],
      excludeFiles: [
        'server/src/platform/**',
        'web/app/platform/**',
        'domain/src/kernel/uuid.ts',
        ...RAW,
      ],
      rules: { 'eslint-js/no-restricted-syntax': ['error', ...INJECTED] },
    },
    {
      files: ['server/src/features/**/graphql.ts'],
      rules: {
        'eslint-js/no-restricted-syntax': ['error', ...INJECTED, ...READ_AFTER_WRITE, BY_HAND],
      },
    },
    {
      files: ['{server,demo}/src/**/*.ts'],
      excludeFiles: ['server/src/platform/outside/ports.ts', ...RAW],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'Call other systems by platform/outside.' },
        ],
      },
    },
    {
      files: ['web/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      // JavaScript files have no types.
      files: [...RAW, '**/*.{js,mjs,cjs}'],
      rules: {
        'typescript/no-explicit-any': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      // In TypeScript the compiler reports undefined names.
      files: ['**/*.{js,mjs,cjs}'],
      env: { node: true },
      rules: { 'eslint/no-undef': 'error' },
    },
    { files: ['web/public/sw.js'], env: { serviceworker: true } },
  ],
});
