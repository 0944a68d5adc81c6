import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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
].map(([selector, message]) => ({ selector, message }));

export default defineConfig(
  globalIgnores(['web/build', 'web/.react-router', 'var', 'test-results', '**/*.graphql.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // `const { id: _, ...rest }` is how a property is left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // React and the router don't look at what a handler returns.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // A function is async because its caller awaits it: a hook, a port's stand-in.
      '@typescript-eslint/require-await': 'off',
      // Objects here are made by functions and need no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // graphql-js names the kinds of a document by an enum, everybody else by its strings.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // A page that can't be shown throws a response: the router's own way.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
          ],
        },
      ],
    },
  },
  {
    files: ['{domain,contract,server,web}/**/*.{ts,tsx}'],
    ignores: ['server/src/platform/**', 'web/app/platform/**', ...RAW],
    rules: { 'no-restricted-syntax': ['error', ...GIVEN] },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['server/src/platform/outside/ports.ts', ...RAW],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Ask by platform/outside.' }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
  },
  {
    files: RAW,
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['web/public/sw.js'],
    languageOptions: { globals: globals.serviceworker },
  },
);
