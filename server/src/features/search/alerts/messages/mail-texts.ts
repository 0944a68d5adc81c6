/** What mails about saved searches say. `name` is the search's own. */
export interface AlertMailTexts {
  /** `homes` new ones, `cheaper` ones that were let for more before; one of them may be zero. */
  subject: (counts: { homes: number; cheaper: number; name: string }) => string;
  title: (name: string) => string;
  perMonth: (rent: string) => string;
  cheaper: (rent: string, before: string) => string;
  more: (count: number) => string;
  button: string;
  footer: (name: string) => string;
  stop: string;
}
