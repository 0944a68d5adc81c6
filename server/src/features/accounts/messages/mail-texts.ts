export interface MailTexts {
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
  /** To both addresses, before an account's e-mail is changed. */
  emailChange: {
    subject: string;
    text: Record<'former' | 'new', (former: string, email: string) => string[]>;
    button: string;
  };
  /** To an address that another account was to get, and that has an account. */
  emailTaken: { subject: string; text: string[]; button: string };
  emailChanged: { subject: string; text: (former: string, email: string) => string[] };
  passkey: Record<'added' | 'removed', { title: string; text: string[] }> & { button: string };
  /** An identity that logs the account in was bound to it. */
  identityBound: { subject: string; text: string[]; button: string };
  deactivated: { subject: string; text: string[]; button: string };
  deleted: { subject: string; title: string; text: string[] };
}
