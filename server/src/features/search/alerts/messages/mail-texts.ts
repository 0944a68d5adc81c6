/** The texts of mails about saved searches. `name` is the search's. */
export interface AlertMailTexts {
  /** Numbers of new homes and of homes with a lower rent; one of them may be zero. */
  subject: (counts: { homes: number; cheaper: number; name: string }) => string;
  title: (name: string) => string;
  perMonth: (rent: string) => string;
  cheaper: (rent: string, before: string) => string;
  more: (count: number) => string;
  button: string;
  footer: (name: string) => string;
  stop: string;
}
