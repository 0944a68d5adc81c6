import { defineConfig } from 'oxlint';

/** Where answers and rows are read as they came: one of the wrong shape fails or shows by itself. */
const RAW = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**'];

/** Clock, ids and randomness are given, so that a test can say what time it is. */
const GIVEN = [
  ['NewExpression[callee.name="Date"][arguments.length=0]', 'Ask the given clock for the time.'],
  ['CallExpression[callee.name="Date"]', 'Ask the given clock for the time.'],
  [
    'MemberExpression[object.name="Date"][property.name="now"]',
    'Ask the given clock for the time.',
  ],
  [
    'MemberExpression[object.name="Temporal"][property.name="Now"]',
    'Ask the given clock for the time.',
  ],
  ['MemberExpression[object.name="Math"][property.name="random"]', 'Randomness is given.'],
  ['MemberExpression[property.name=/^randomUUID/]', 'Ids are given: work.newId().'],
  ['ImportSpecifier[imported.name=/^randomUUID/]', 'Ids are given: work.newId().'],
  [
    'CallExpression[callee.object.name="z"][callee.property.name=/^(uuid|guid)/]',
    'An id from outside is `uuid` of domain/src/kernel/uuid.ts: one spelling.',
  ],
].map(([selector, message]) => ({ selector, message }));

const RUN = 'CallExpression[callee.property.name="run"]';
const READ = 'CallExpression[callee.property.name="read"]';
/** What follows a write in one resolver, or is handed what it gave. */
const ANSWERED_LATER = [`BlockStatement > :has(${RUN}) ~ :has(${READ})`, `${READ} ${RUN}`].map(
  (selector) => ({
    selector,
    message: 'A refused answer takes the write back: runner.run(viewer, thenRead(write, read), …).',
  }),
);

export default defineConfig({
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: ['web/build', 'web/.react-router', 'var', 'test-results', '**/*.graphql.ts'],
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
  // ESLint's own, for the one rule that oxlint lacks.
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  // These are on; the others stand one by one.
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
    // `const { id: _, ...rest }` is how a property is left out.
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
    // A page that can't be shown throws a response: the router's own way.
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
    // A number or a pair is sorted by its text here only where any order will do.
    'typescript/require-array-sort-compare': 'off',
    // Texts are spread to have their characters, code point by code point.
    'typescript/no-misused-spread': 'off',
    // Objects here are made by functions and need no `this`.
    'typescript/unbound-method': 'off',
    // It takes an empty cell of a table for a control.
    'jsx-a11y/control-has-associated-label': 'off',
    // What a person does; that something has the focus may be heard anywhere.
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
    // What Mantine draws has its own elements, and an `output` is of a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // It takes a pair of a name and an element for a list of elements.
    'react/jsx-key': 'off',
  },
  overrides: [
    {
      // A longer file has parts that belong in files of their own. Tests, texts and lists of data may be longer.
      files: ['{domain,server,demo,web,script,bench}/**/*.{ts,tsx}'],
      excludeFiles: [
        '**/*.test.{ts,tsx}',
        '**/{testing,messages,errors}/**',
        '**/*.graphql.ts',
        'demo/src/homes/*.ts',
      ],
      rules: { 'eslint/max-lines': ['error', 399] },
    },
    {
      files: ['{script,bench,e2e}/**/*.ts'],
      rules: {
        'eslint-js/no-restricted-syntax': [
          'error',
          {
            selector:
              'CallExpression[callee.object.name="chromium"][callee.property.name=/^launch/]:not(:has(Property[key.name="executablePath"]))',
            message: 'Say which Chromium: findChromium() of script/chromium.ts.',
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
              message: 'Start programs by script/system-programs.ts, which knows what brings them.',
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
      rules: { 'eslint-js/no-restricted-syntax': ['error', ...GIVEN] },
    },
    {
      files: ['server/src/features/**/graphql.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', ...GIVEN, ...ANSWERED_LATER] },
    },
    {
      files: ['{server,demo}/src/**/*.ts'],
      excludeFiles: ['server/src/platform/outside/ports.ts', ...RAW],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'Ask by platform/outside.' },
        ],
      },
    },
    {
      files: ['web/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      // JavaScript says no types.
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
      // Elsewhere the compiler knows each name.
      files: ['**/*.{js,mjs,cjs}'],
      env: { node: true },
      rules: { 'eslint/no-undef': 'error' },
    },
    { files: ['web/public/sw.js'], env: { serviceworker: true } },
  ],
});
