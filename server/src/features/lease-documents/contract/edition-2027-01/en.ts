import { en as before } from '../edition-2026-12/en.ts';
import type { LeaseTexts } from './lease-texts.ts';

export const en: LeaseTexts = {
  ...before,
  language:
    'The lease follows Norwegian law. Its acceptance of eviction stands above in Norwegian as well: there the Norwegian text holds, and an enforcement officer needs no translation of it.',
  insurance:
    'The insurance takes the place of a deposit. Who insures, what it costs and that it is voluntary is under “Acceptance of deposit insurance”.',
  guarantee:
    'The guarantee takes the place of a deposit (Tenancy Act § 3-6). Its terms are in the guarantee and under “Acceptance of a guarantee”.',
  born: (day) => `Born ${day}`,
  acceptance: {
    labels: {
      provider: 'Provider',
      secured: 'Amount',
      price: 'Price for the tenant',
      voluntary: 'Voluntary',
    },
    once: (amount) => `${amount}, paid once`,
    invoiced:
      'The price is no part of the rent. It is invoiced by itself when everybody has signed.',
    of: {
      deposit_account: {
        heading: 'Acceptance of a deposit account',
        provider: 'The bank where the account is opened',
        price: 'Nothing. The landlord pays for opening the account (Tenancy Act § 3-5).',
        voluntary: null,
        texts: [
          'The tenant accepts to pay the amount into a separate deposit account in their own name. The bank states the account number when the account is opened.',
        ],
      },
      deposit_insurance: {
        heading: 'Acceptance of deposit insurance',
        provider: 'The insurance company that the insurance certificate names',
        price: 'As stated in the insurance certificate',
        voluntary:
          'Yes. The insurance is no condition for renting. The tenant may have a deposit in an account of its own instead. That is agreed before the lease is signed.',
        texts: [
          'The tenant accepts the insurance and the price above. What the insurance covers is stated in the insurance certificate.',
          'The insurance is valid until the tenancy is over, but no longer than three years from signing.',
        ],
      },
      deposit_guarantee: {
        heading: 'Acceptance of a guarantee',
        provider: 'The guarantor, as named in the guarantee',
        price: 'Agreed with the guarantor. The landlord asks for no payment for it.',
        voluntary:
          'Yes. The tenant may have a deposit in an account of its own instead. That is agreed before the lease is signed.',
        texts: ['The tenant accepts that a guarantee is given for the amount (Tenancy Act § 3-6).'],
      },
    },
  },
  messages: {
    heading: 'Messages and notices',
    texts: [
      'The parties expressly accept that messages and notices in the tenancy are given electronically: by e-mail to the address that each of them has given in Husvær, and on the tenancy’s page there. This includes notices under the Enforcement Act § 4-18. A party whose e-mail address changes corrects it in Husvær at once.',
    ],
  },
};
