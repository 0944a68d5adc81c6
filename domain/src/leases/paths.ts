/**
 * Where a lease is read: on its agency's site (specification, section 2), or on the public one where a
 * landlord lets on their own.
 */
export const leasePath = ({ id, partnerId }: { id: string; partnerId: string | null }): string =>
  `${partnerId === null ? '/my-lease' : '/lease'}/${id}`;

/** Where a tenant answers what the bank asks before it opens a deposit account (specification, section 2). */
export const kycPath = (reference: string): string => `/deposit/kyc_form/${reference}`;
