/** Lists operations of the API that no page uses. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildSchema, Kind, parse, type DocumentNode } from 'graphql';

import { ROOT } from './root.ts';

/** Operations without a screen, by name, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  getInterestForm: 'the list of a home’s interest forms has all fields of each form',
  getLeaseHistory: 'the timeline of a lease shows it as text',
  getNextPayout: 'the page of a lease reads it as a field of the lease',
};

/** The fields of Query and Mutation that no document uses, sorted by name. */
export function unusedOperations(schemaText: string, documents: readonly string[]): string[] {
  const schema = buildSchema(schemaText);
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const used = new Set(documents.flatMap((text) => fieldsOf(parse(text))));
  return fields.filter((name) => !used.has(name)).sort();
}

/** The top-level fields of a document's operations. */
const fieldsOf = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? [field.name.value] : [],
        )
      : [],
  );

/** The problems, one sentence each; also exceptions that are used or that do not exist. */
export function unusedProblems(
  unused: readonly string[],
  exceptions: Readonly<Record<string, string>>,
): string[] {
  return [
    ...unused
      .filter((name) => !Object.hasOwn(exceptions, name))
      .map((name) => `${name} has no screen: no document of web/ requests it`),
    ...Object.keys(exceptions)
      .filter((name) => !unused.includes(name))
      .map((name) => `${name} needs no exception: it has a screen, or is not in the schema`),
  ];
}

/** {@link unusedProblems} for this repository. */
export function checkUnused(): string[] {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const documents = globSync('web/app/**/*.graphql', { cwd: ROOT }).map(read);
  return unusedProblems(unusedOperations(read('contract/schema.graphql'), documents), EXCEPTIONS);
}

if (import.meta.main) {
  const problems = checkUnused();
  if (problems.length > 0) console.log(problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
