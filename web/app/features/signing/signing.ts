import type { SigningQuery } from './signing.graphql.ts';

/** A document to be signed, as one of its signers gets it. */
export type Signing = SigningQuery['getSigning'];
