/**
 * The path of a lease: on its agency's site (specification, section 2), or on the public one for a landlord
 * without an agency.
 */
export const leasePath = ({ id, partnerId }: { id: string; partnerId: string | null }): string =>
  `${partnerId === null ? '/my-lease' : '/lease'}/${id}`;

/**
 * The page where a tenant answers the bank's questions before it opens a deposit account (specification,
 * section 2).
 */
export const kycPath = (reference: string): string => `/deposit/kyc_form/${reference}`;
