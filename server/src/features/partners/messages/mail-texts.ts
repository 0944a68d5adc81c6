export interface MailTexts {
  subject: (partner: string) => string;
  title: (partner: string) => string;
  text: Record<'tenant' | 'landlord', (partner: string) => string[]>;
  button: string;
  footer: (partner: string) => string;
  /** A key of the agency's own system ends soon. */
  keyEnds: {
    subject: (facts: { key: string; on: string }) => string;
    text: (facts: { key: string; on: string }) => string[];
    button: string;
    footer: string;
  };
}
