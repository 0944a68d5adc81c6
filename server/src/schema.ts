import { withSafeguards } from './features/accounts/public.ts';
// Importing the features registers their types on the builder.
import './features.ts';
import { builder } from './platform/graphql/builder.ts';

export const schema = () => withSafeguards(builder.toSchema());
