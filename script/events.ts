/** Checks the names of events: `<feature>.<what happened>`, with a past participle as the last word. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { ROOT } from './root.ts';

const PARTICIPLE = /(ed|begun|bound|made|paid|sent|seen|withdrawn)$/;
const NAME = String.raw`['"\`]([a-z_]+)\.([a-z_]+)['"\`]`;
const EMITTED = new RegExp(
  // A trigger of a migration emits by a row of the outbox.
  String.raw`insert into outbox[^;]*?${NAME}|emit\(\s*\{\s*name: ${NAME}|^(?:export )?const [A-Z_]+ = ${NAME}|\? \{ name: ${NAME}`,
  'gm',
);
/** A name that ends with a status: `signing.${status}`. */
const OPEN = /name: `([a-z_]+)\.\$\{/g;
const LISTENED_OPEN = /event: `([a-z_]+)\./g;
const LISTENED = new RegExp(
  String.raw`\bevent: ${NAME}|\b(?:handle|browserListenerOf|browserListenerOfMany)\(${NAME}`,
  'gm',
);

/** The problems of event names in these sources, one sentence each. */
export function eventProblems(features: readonly string[], sources: readonly string[]): string[] {
  const names = (pattern: RegExp) =>
    new Set(
      sources.flatMap((text) =>
        [...text.matchAll(pattern)].map((match) =>
          match
            .slice(1)
            .filter((part) => part !== undefined)
            .join('.'),
        ),
      ),
    );
  const emitted = names(EMITTED);
  const open = new Set(sources.flatMap((text) => [...text.matchAll(OPEN)].map(([, name]) => name)));
  const listenedTo = [...names(LISTENED)];
  const listenedToOpen = new Set(
    sources.flatMap((text) => [...text.matchAll(LISTENED_OPEN)].map(([, feature]) => feature!)),
  );
  return [
    ...[...listenedToOpen].flatMap((feature) =>
      features.includes(feature.replaceAll('_', '-')) ? [] : [`${feature}: no such feature`],
    ),
    ...[...emitted].flatMap((name) => {
      const [feature = '', what = ''] = name.split('.');
      if (!features.includes(feature.replaceAll('_', '-'))) return [`${name}: no such feature`];
      return PARTICIPLE.test(what) ? [] : [`${name}: its last word is not a past participle`];
    }),
    ...listenedTo
      .filter((name) => !emitted.has(name) && !open.has(name.split('.')[0]))
      .map((name) => `${name}: no feature emits it`),
  ];
}

/** {@link eventProblems} for this repository. */
export function checkEvents(): string[] {
  const paths = globSync(['server/src/features/**/*.ts', 'server/migrations/*.sql'], {
    cwd: ROOT,
  }).filter((path) => !path.endsWith('.test.ts'));
  const features = globSync('server/src/features/*/feature.ts', { cwd: ROOT }).map((path) =>
    basename(dirname(path)),
  );
  return eventProblems(
    features,
    paths.map((path) => readFileSync(join(ROOT, path), 'utf8')),
  );
}
