import type { LeaseTerms } from '@husvaer/domain/leases/terms';

/** What a lease is made of: who, which home, and what is agreed. Dates are ISO, amounts øre. */
export interface ContractFacts extends Omit<LeaseTerms, 'startsOn' | 'endsOn'> {
  /** `12-3`: the property's number and the lease's. */
  number: string;
  startsOn: string;
  /** As the law reads it; null is until further notice. */
  endsOn: string | null;
  address: string;
  landlord: Party;
  /** The agency that lets it for them. */
  agency: { name: string; agent: string } | null;
  /** The main tenant first. */
  tenants: readonly Party[];
  /** What the agency adds, filled in. */
  additions: readonly { heading: string; text: string }[];
}

interface Party {
  name: string;
  email: string;
}

/** A piece of a document, in the order it is read. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] };

export interface Section {
  heading: string;
  blocks: readonly Block[];
}

/** A document before it is drawn. */
export interface DocumentText {
  language: 'en' | 'no';
  title: string;
  sections: readonly Section[];
}

/** What a lease says, in one language of one edition. What was signed by an edition stays: a change is a new one. */
export type Clauses = (facts: ContractFacts) => DocumentText;
