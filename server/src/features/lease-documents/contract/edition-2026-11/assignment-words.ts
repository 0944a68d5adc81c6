/** What an agency's assignment of this edition says, in one language. */
export interface AssignmentWords {
  /** BCP 47: how amounts are written. */
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
