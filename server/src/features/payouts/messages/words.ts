/** What mails about payouts say. Accounts and moments come as people read them. */
export interface PayoutWords {
  locale: string;
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
    paragraphs: (said: {
      by: string;
      needed: number;
      names: string;
      from: string;
    }) => readonly string[];
    button: string;
    footer: (agency: string) => string;
  };
  greeting: (name: string) => string;
  button: string;
  footer: string;
  accountSet: { subject: string; paragraphs: (said: { account: string }) => readonly string[] };
  accountChanged: {
    subject: string;
    paragraphs: (said: { was: string; account: string; from: string }) => readonly string[];
  };
}
