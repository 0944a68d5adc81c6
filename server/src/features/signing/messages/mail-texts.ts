/** What mails about signing say. `title` is the document's own. */
export interface SigningMailTexts {
  turn: {
    subject: (title: string) => string;
    reminder: (title: string) => string;
    text: (title: string) => string;
    /** What the bank asks comes first. */
    errand: string;
    /** How it is done: by whom one shows who one is. */
    how: (identity: string) => string;
    until: (when: string) => string;
    button: string;
    /** For whoever has no account yet. */
    register: (email: string) => string;
    registerButton: string;
  };
  declined: {
    subject: (title: string) => string;
    text: (name: string, title: string) => string;
    reason: (reason: string) => string;
    left: (name: string, title: string) => string;
    next: string;
  };
  expired: { subject: (title: string) => string; text: (title: string) => string };
  withdrawn: {
    subject: (title: string) => string;
    text: (title: string) => string;
    reason: (reason: string) => string;
    /** Reasons that are the house's own, by code. */
    reasons: Record<string, string>;
  };
  completed: {
    subject: (title: string) => string;
    text: (title: string) => string;
    attached: string;
    tooBig: string;
    /** How the seal is checked. */
    seal: string;
  };
  button: string;
  footer: (title: string) => string;
}
