/** What mails about payments say, in one language. Amounts and days are written already. */
export interface MailTexts {
  /** A payment that came by the bank. */
  received: {
    subject: (said: { amount: string; home: string }) => string;
    paragraphs: (said: { amount: string; home: string }) => readonly string[];
    invoice: (serial: number) => string;
    paid: string;
    remains: (said: { amount: string; dueOn: string }) => string;
    stop: string;
  };
}
