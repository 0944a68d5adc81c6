/** The texts of an agency's assignment, in one language. */
export interface AssignmentWords {
  /** BCP 47, for the format of amounts. */
  locale: string;
  kroner: (amount: string) => string;
  percent: (share: string) => string;
  title: (number: string) => string;
  /** The label of a term without an end. */
  duration: string;
  /** For an assignment without brokering. */
  titleOfManagement: (number: string) => string;
  headings: Record<
    | 'parties'
    | 'home'
    | 'work'
    | 'term'
    | 'payment'
    | 'money'
    | 'authority'
    | 'privacy'
    | 'withdrawal'
    | 'withdrawalForm'
    | 'signing',
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
  born: (day: string) => string;
  /** The label of an organisation number. */
  orgNumber: string;
  licence: (licence: string) => string;
  responsibleBroker: (name: string) => string;
  work: readonly string[];
  /** For an assignment without brokering. */
  management: readonly string[];
  openEnded: string;
  notice: string;
  /** How long brokering lasts (eiendomsmeglingsloven § 6-5). */
  brokeringTerm: string;
  once: (amount: string) => string;
  eachMonth: (amount: string) => string;
  ofFirstRent: (share: string) => string;
  ofEachRent: (share: string) => string;
  nothing: string;
  payment: string;
  /** What the landlord owes beyond the rent, and the days to pay it. */
  owed: (days: number) => string;
  /** Whether the agreed amounts include value added tax. */
  withVat: string;
  withoutVat: string;
  onDay: (day: number) => string;
  withGuarantee: (months: number) => string;
  withoutGuarantee: string;
  money: readonly string[];
  /** What the agency may do on the landlord's behalf. */
  authority: readonly string[];
  privacy: string;
  /** angrerettloven §§ 8, 20, 21, 22 and 26. */
  withdrawal: readonly string[];
  /** The form that is prescribed (angrerettforskriften § 1): as the public form Q-0319B, and as the directive. */
  withdrawalForm: Record<'whenToUse' | 'withdraws', string>;
  withdrawalLabels: Record<
    'to' | 'about' | 'agreedOn' | 'name' | 'address' | 'on' | 'signature',
    string
  >;
  /** What brokering must state (eiendomsmeglingsloven §§ 6-3 to 6-5). Amounts and days are already formatted. */
  brokered: BrokeredWords;
  signing: string;
}

interface BrokeredWords {
  heading: string;
  labels: Record<
    | 'landlordNumber'
    | 'nature'
    | 'period'
    | 'responsible'
    | 'assistant'
    | 'otherBroker'
    | 'outlays'
    | 'brokering'
    | 'management'
    | 'addons'
    | 'total',
    string
  >;
  nature: string;
  period: (from: string, to: string) => string;
  otherBroker: (had: boolean) => string;
  outlays: (none: string) => string;
  terms: readonly string[];
  estimate: (rent: string) => string;
  signing: string;
  /** When brokering is paid, and that it is taken off the rent by consent only (eiendomsmeglingsloven § 7-4). */
  payment: string;
}
