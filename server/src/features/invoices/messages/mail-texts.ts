/** What a mail with an invoice says, in one language. Amounts and days are written already. */
export interface MailTexts {
  button: string;
  footer: string;
  /** Why Husvær itself credits an invoice. */
  reasons: Record<'ended' | 'rent_adjusted', string>;
  invoice: {
    subject: (facts: { serial: number; amount: string; dueOn: string }) => string;
    /** What is to be paid, and where, stands after the first of them. */
    paragraphs: (facts: { home: string; agency: string }) => readonly string[];
    /** Another account than before, whose notice was sent on a day. */
    newAccount: (facts: { noticedOn: string }) => string;
  };
  /** The notice of another account. The accounts and the day stand after the first paragraph. */
  account: {
    subject: (facts: { home: string }) => string;
    paragraphs: (facts: { home: string; agency: string; email: string }) => readonly string[];
  };
  creditNote: {
    subject: (facts: { serial: number; of: number }) => string;
    paragraphs: (facts: { home: string; amount: string; of: number }) => readonly string[];
  };
}
