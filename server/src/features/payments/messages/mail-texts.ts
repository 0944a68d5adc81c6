/** What mails about payments say, in one language. Amounts and days are written already. */
export interface MailTexts {
  /** A payment that came by the bank. */
  received: {
    subject: (facts: { amount: string; home: string }) => string;
    paragraphs: (facts: { amount: string; home: string }) => readonly string[];
    invoice: (serial: number) => string;
    paid: string;
    remains: (facts: { amount: string; dueOn: string }) => string;
    stop: string;
  };
}
