import SchemaBuilder from '@pothos/core';
import { GraphQLError } from 'graphql';

import { isKroner, oreToKroner, type Ore } from '@husvaer/domain/kernel/money';

import type { Finding } from '@husvaer/domain/operations/findings';

import type { Queue } from '../metrics/metrics.ts';
import type { Limits } from '../limits/limits.ts';
import type { Runner } from '../work.ts';
import type { Viewer } from '../viewer.ts';
import type { Given } from './given.ts';

/** The context of every resolver. */
export interface GraphqlContext {
  viewer: Viewer;
  runner: Runner;
  limits: Limits;
  /** Whether a feature lets the viewer read a document. */
  mayReadDocument(viewer: Viewer, documentId: string): Promise<boolean>;
  given(): Given;
  /** The caller's IP address, for rate limits. */
  address: string;
  /** The base URL of the site that the call came to, for links that others follow. */
  site(): Promise<string>;
  /** Runs the checks of all features. */
  check(): Promise<Finding[]>;
  /** The queues of all features. */
  queues: readonly Queue[];
  /** The operations of the call, known once the document is parsed. */
  operations: string[];
}

/** The one builder: each feature's `graphql.ts` adds its types and fields to it. */
export const builder = new SchemaBuilder<{
  Context: GraphqlContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Kroner: { Input: number; Output: Ore };
    DateTime: { Input: string; Output: Temporal.Instant };
    SearchWords: { Input: unknown; Output: never };
  };
}>({ defaultFieldNullability: false });

builder.queryType();
builder.mutationType();

builder.scalarType('Kroner', {
  description: 'An amount in Norwegian kroner, a number with at most two decimals.',
  serialize: (value) => oreToKroner(value),
  parseValue(value) {
    if (typeof value === 'number' && isKroner(value)) return value;
    throw new GraphQLError('Kroner is a number with at most two decimals.');
  },
});

builder.scalarType('DateTime', {
  description: 'A point in time, ISO 8601 in UTC.',
  serialize: (value) => value.toString(),
  parseValue(value) {
    if (typeof value === 'string') return Temporal.Instant.from(value).toString();
    throw new GraphQLError('DateTime is a text such as 2026-11-20T08:00:00Z.');
  },
});
