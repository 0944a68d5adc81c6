/**
 * Where a lease is read: on its agency's site (specification, section 2), or on the public one where a
 * landlord lets on their own.
 */
export const leasePath = ({ id, partnerId }: { id: string; partnerId: string | null }): string =>
  `${partnerId === null ? '/my-lease' : '/lease'}/${id}`;
