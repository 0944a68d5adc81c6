import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type DocumentNode, type ValidationRule } from 'graphql';

import { requestErrors } from '@husvaer/domain/kernel/errors';

/** Characters of a GraphQL document; our own longest has about 2,800. */
export const DOCUMENT_MAX = 10_000;
/** Bytes of a whole call. */
export const CALL_MAX = 100_000;

const options = {
  // A fragment counts, in cost and depth, as its fields where it is used.
  flattenFragments: true,
  onReject: [
    (_: unknown, error: Error) => {
      throw requestErrors.too_complex({ message: error.message });
    },
  ],
  propagateOnRejection: false,
};

/** Refuses documents that are too deep, too costly or use too many aliases. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: 8, ...options }),
  maxAliasesRule({ n: 10, ...options }),
  costLimitRule({
    maxCost: 3000,
    objectCost: 2,
    scalarCost: 1,
    depthCostFactor: 1.5,
    ...options,
  }),
];

/**
 * Checks field names: graphql's own rule compares classes, which exist twice when it is loaded both as a
 * module and as CommonJS.
 */
export const refuseIntrospection: ValidationRule = (context) => ({
  Field(node) {
    if (node.name.value !== '__schema' && node.name.value !== '__type') return;
    context.reportError(new GraphQLError('introspection has been disabled', { nodes: node }));
  },
});

const declared = new WeakMap<DocumentNode, Set<string>>();

/** Throws when a variable is given that no operation of the document declares: most likely a misspelling. */
export function refuseUnknownVariables(
  document: DocumentNode,
  variables: Record<string, unknown> | null | undefined,
): void {
  if (!variables) return;
  const names = declared.get(document) ?? declaredIn(document);
  declared.set(document, names);
  const unknown = Object.keys(variables).filter((name) => !names.has(name));
  if (unknown.length > 0) {
    throw requestErrors.unknown_variable({
      fields: unknown
        .slice(0, 10)
        .map((name) => ({ path: `variables.${name.slice(0, 60)}`, reason: 'unknown_field' })),
    });
  }
}

function declaredIn(document: DocumentNode): Set<string> {
  return new Set(
    document.definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition'
        ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
        : [],
    ),
  );
}
