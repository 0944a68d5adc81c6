import { en as before } from '../edition-2027-01/en.ts';
import type { LeaseTexts } from './lease-texts.ts';

export const en: LeaseTexts = {
  ...before,
  rentToAccount: (account, owner) =>
    `The rent is paid in advance, for one month at most, to account ${account}, which is the client account of ${owner}, and with the KID on the invoice. Another account applies only when the tenant has had notice of it by e-mail and on the page of the lease in Husvær. When the due date is a Saturday, a Sunday, a public holiday, 1 May or 17 May, it is the next business day.`,
};
