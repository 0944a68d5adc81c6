import type { Fact } from '../../../platform/mail/layout.ts';

/** What mails about deposits say: each as paragraphs. Amounts, accounts and dates come as people read them. */
export interface DepositMailTexts {
  button: string;
  footer: string;
  /** A request for the money by its ground, as its other side is told. */
  mails: {
    opened: (facts: { title: string; amount: string; account: string; bank: string }) => Letter;
    opened_landlord: (facts: { title: string; bank: string }) => Letter;
    refused: (facts: { title: string; reason: string }) => Letter;
    paid: (facts: { title: string; amount: string }) => Letter;
    agreed: (facts: { title: string; toLandlord: string; toTenant: string }) => Letter;
    /** The notice of a landlord's claim: the letter by post has the same paragraphs (husleieloven § 3-5). */
    rent_claim: (facts: { title: string; amount: string }) => Letter;
    /** To the tenants and to the landlord, once the letter is posted. */
    notice_posted: Record<
      'tenant' | 'landlord',
      (facts: { title: string; posted: string; until: string }) => Letter
    >;
    /** `mayClaimRent`: whether the bank pays rent to the landlord without the tenant's consent. */
    tenant_claim: (facts: {
      title: string;
      amount: string;
      until: string;
      mayClaimRent: boolean;
    }) => Letter;
    /** To the side that claims, by the ground of its claim. */
    claim_noted: {
      rent_claim: (facts: { title: string }) => Letter;
      tenant_claim: (facts: { title: string; until: string; mayClaimRent: boolean }) => Letter;
    };
    suit_shown: (facts: { title: string }) => Letter;
    withdrawn: (facts: { title: string }) => Letter;
    ordered: (facts: { title: string; toLandlord: string; toTenant: string }) => Letter;
  };
}

export interface Letter {
  subject: string;
  paragraphs: string[];
  /** What is to be paid, and where. */
  facts?: Fact[];
}
