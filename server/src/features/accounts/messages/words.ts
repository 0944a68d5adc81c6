export interface MailWords {
  /** Below every mail: why it came. */
  footer: string;
  code: { subject: (code: string) => string; title: string; text: string[] };
  passwordLink: { subject: string; title: string; text: string[]; button: string };
  passwordChanged: { subject: string; title: string; text: string[]; button: string };
  deleted: { subject: string; title: string; text: string[] };
}
