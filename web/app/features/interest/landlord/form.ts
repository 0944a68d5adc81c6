import type { InterestFormsQuery } from './interest-forms.graphql.ts';

export type Forms = InterestFormsQuery['getInterestForms'];
/** An applicant's form, as the landlord may read it. */
export type Form = Forms['data'][number];
