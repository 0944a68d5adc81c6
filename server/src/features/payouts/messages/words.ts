/** What mails about payouts say. Accounts and moments come as people read them. */
export interface PayoutWords {
  greeting: (name: string) => string;
  button: string;
  footer: string;
  accountSet: { subject: string; paragraphs: (said: { account: string }) => readonly string[] };
  accountChanged: {
    subject: string;
    paragraphs: (said: { was: string; account: string; from: string }) => readonly string[];
  };
}
