import type { InterestFormsQuery } from './interest-forms.graphql.ts';

export type Forms = InterestFormsQuery['getInterestForms'];
/** What somebody answered, as the landlord's side is told. */
export type Form = Forms['data'][number];
