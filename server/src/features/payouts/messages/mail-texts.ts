import type { ProposedKind } from '@husvaer/domain/payments/reductions';
import type { LateReason } from '@husvaer/domain/payouts/late';

interface LateFacts {
  amount: string;
  home: string;
  on: string;
}

/** What mails about payouts say. Accounts and moments come as people read them. */
export interface PayoutMailTexts {
  locale: string;
  /** The landlord of a lease has named no account. */
  accountNeeded: {
    subject: string;
    paragraphs: (home: string) => readonly string[];
    button: string;
  };
  /** A lease is signed, and its brokering commission waits for the landlord's consent. */
  brokeringConsent: {
    subject: string;
    paragraphs: (facts: { amount: string; home: string; agency: string }) => readonly string[];
    button: string;
  };
  /** What waits to be approved. */
  toApprove: {
    subject: (count: number) => string;
    payouts: (count: number, sum: string) => string;
    refunds: (count: number, sum: string) => string;
    when: string;
    button: string;
    footer: (agency: string) => string;
    stop: string;
  };
  /** Fewer approvals, or other approvers, were asked for. */
  approversAsked: {
    subject: string;
    paragraphs: (facts: {
      by: string;
      needed: number;
      names: string;
      from: string;
    }) => readonly string[];
    button: string;
    footer: (agency: string) => string;
  };
  /** A person entered the account of a refund, or changed it. */
  refundAccount: {
    subject: string;
    paragraphs: (facts: {
      agency: string;
      by: string;
      amount: string;
      account: string;
      receiver: string;
      was: string | null;
    }) => readonly string[];
    button: string;
  };
  /** Payments above a limit of the day wait. */
  aboveLimit: {
    subject: (count: number) => string;
    paragraphs: (count: number, sum: string) => readonly string[];
  };
  /** A write-off or a credit waits for a second person. */
  reduction: {
    subject: Record<ProposedKind, string>;
    paragraphs: (facts: {
      by: string;
      kind: ProposedKind;
      amount: string;
      serial: number;
      home: string;
    }) => readonly string[];
    borneBy: string;
    bearers: Record<'landlord' | 'agency', string>;
    reason: string;
    button: string;
  };
  /** One of those who approve payments has left. */
  approverLeft: {
    subject: string;
    paragraphs: (facts: {
      name: string;
      how: 'deactivated' | 'deleted';
      agency: string;
    }) => readonly string[];
    button: string;
    footer: (agency: string) => string;
  };
  /** A payout should have come. */
  late: {
    subject: (facts: LateFacts) => string;
    text: (facts: LateFacts) => string;
    reasons: Record<LateReason, string>;
    expected: (day: string) => string;
    button: string;
    nameAccount: string;
  };
  /** A payout was paid by the bank. */
  paid: {
    subject: (facts: { amount: string }) => string;
    /** `account` is the end of its number. */
    text: (facts: { amount: string; account: string; on: string }) => string;
    about: (facts: { home: string; serial: number }) => string;
    /** Instead, when the settlement waits for the landlord's address. */
    withoutAddress: (facts: { home: string; serial: number }) => string;
    button: string;
    stateAddress: string;
  };
  button: string;
  footer: string;
  accountSet: { subject: string; paragraphs: (facts: { account: string }) => readonly string[] };
  accountChanged: {
    subject: string;
    paragraphs: (facts: { was: string; account: string; from: string }) => readonly string[];
  };
}
