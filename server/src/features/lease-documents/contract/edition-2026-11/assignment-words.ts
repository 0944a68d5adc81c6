/** The texts of an agency's assignment in this edition, in one language. */
export interface AssignmentWords {
  /** BCP 47, for the format of amounts. */
  locale: string;
  kroner: (amount: string) => string;
  percent: (share: string) => string;
  title: (number: string) => string;
  headings: Record<
    'parties' | 'home' | 'work' | 'term' | 'payment' | 'money' | 'privacy' | 'signing',
    string
  >;
  labels: Record<
    | 'landlord'
    | 'agency'
    | 'address'
    | 'from'
    | 'to'
    | 'brokering'
    | 'management'
    | 'addon'
    | 'payoutDay'
    | 'guarantee',
    string
  >;
  agency: (name: string, agent: string) => string;
  work: readonly string[];
  openEnded: string;
  notice: string;
  once: (amount: string) => string;
  eachMonth: (amount: string) => string;
  ofFirstRent: (share: string) => string;
  ofEachRent: (share: string) => string;
  nothing: string;
  payment: string;
  onDay: (day: number) => string;
  withGuarantee: string;
  withoutGuarantee: string;
  money: readonly string[];
  privacy: string;
  signing: string;
}
