export interface MailWords {
  /** Below every mail: why it came. */
  footer: string;
  code: { subject: (code: string) => string; title: string; text: string[] };
  passwordLink: {
    subject: string;
    title: string;
    text: (until: string) => string[];
    button: string;
  };
  passwordChanged: { subject: string; title: string; text: string[]; button: string };
  passkey: Record<'added' | 'removed', { title: string; text: string[] }> & { button: string };
  deleted: { subject: string; title: string; text: string[] };
}
