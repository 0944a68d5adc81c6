import type { AssignmentTerms } from '@husvaer/domain/properties/assignment';
import type { NoticeGround } from '@husvaer/domain/leases/notice';
import type { Condition, Meter, ProtocolKind } from '@husvaer/domain/leases/protocol';
import type { PriceIndex } from '@husvaer/domain/leases/rent-adjustment';
import type { LeaseTerms } from '@husvaer/domain/leases/terms';

import type { DocumentText } from '../../../platform/pdf/document-text.ts';

/** Where mails reach somebody may change before they sign, and what they sign may not: it says no e-mail address. */
export interface Party {
  name: string;
}

/**
 * A party as a lease or an assignment names it, as far as that is known: `birthDate` is ISO, `orgNumber` nine
 * digits, `postalAddress` one line.
 */
export interface LeaseParty extends Party {
  birthDate: string | null;
  orgNumber: string | null;
  postalAddress: string | null;
}

/** An insurance in place of a deposit: what it costs the tenant, once, in øre. */
export interface Insurance {
  insurer: string | null;
  fee: bigint;
}

/** The agency that lets for somebody, as it calls itself, and the agent who acts for it. */
export interface Agency {
  name: string;
  agent: string;
  /** As the registers know it; null of an agency that keeps no books here. */
  legal: {
    name: string;
    orgNumber: string;
    address: string;
    email: string;
    isInVat: boolean;
  } | null;
}

/** What is let: `room` with access to another's home; `storage` a garage, parking space or store room. */
export type What = 'home' | 'room' | 'storage';

/** What an agency adds to its papers: texts whose variables (`domain/lease-documents/additions`) the edition fills in. */
export interface Addition {
  heading: string;
  text: string;
}

/** What a lease is made of: who, which home, and what is agreed. Dates are ISO, amounts øre. */
export interface ContractFacts extends Omit<LeaseTerms, 'startsOn' | 'endsOn'> {
  /** `12-3`: the property's number and the lease's. */
  number: string;
  startsOn: string;
  /** As the law reads it; null is until further notice. */
  endsOn: string | null;
  address: string;
  landlord: LeaseParty;
  what: What;
  /** The agency that lets it for them. */
  agency: Agency | null;
  /** Whether the rent is invoiced here. */
  isInvoiced: boolean;
  /** The main tenant first. */
  tenants: readonly LeaseParty[];
  /** Null of any other security. */
  insurance: Insurance | null;
  additions: readonly Addition[];
  /** What the landlord's own contract is called, where one is signed in place of the standard contract. */
  ownContract: string | null;
}

/** What an assignment is made of. Dates are ISO, amounts as {@link AssignmentTerms} has them. */
export interface AssignmentFacts extends AssignmentTerms {
  /** The property's. */
  number: string;
  address: string;
  landlord: LeaseParty;
  agency: Agency;
  additions: readonly Addition[];
}

/** Which lease a letter or an amendment is about. */
export interface AboutLease {
  number: string;
  address: string;
  landlord: Party;
  /** The main tenant first. */
  tenants: readonly Party[];
}

export interface NoticeFacts extends AboutLease {
  by: 'tenant' | 'landlord';
  givenOn: string;
  endsOn: string;
  ground: NoticeGround | null;
  reason: string | null;
  /** Of a landlord's: until when the tenant may protest (§ 9-8). */
  protestUntil: string | null;
  /** To whom a tenant protests in writing. */
  protestTo: { name: string; email: string };
  /** The agency that gave a landlord's for them. */
  givenFor: string | null;
}

export interface RentAdjustmentFacts extends AboutLease {
  from: bigint;
  to: bigint;
  announcedOn: string;
  takesEffectOn: string;
  indexFrom: PriceIndex;
  indexTo: PriceIndex;
}

export interface ExtensionFacts extends AboutLease {
  endedOn: string;
  /** As the law reads it; null is until further notice. */
  endsOn: string | null;
  fixedTermReason: string | null;
}

export interface EndingFacts extends AboutLease {
  endsOn: string;
  /** The last day that rent is paid for. */
  rentEndsOn: string;
  reason: string | null;
}

export interface TenantsFacts extends AboutLease {
  from: string;
  leaving: readonly Party[];
  joining: readonly Party[];
}

export interface ProtocolFacts extends AboutLease {
  kind: ProtocolKind;
  takenOn: string;
  meters: readonly { meter: Meter; number: string | null; reading: string }[];
  keys: readonly { name: string; count: number }[];
  rooms: readonly {
    name: string;
    condition: Condition;
    note: string | null;
    photos: readonly { key: string; title: string }[];
  }[];
  note: string | null;
  /** øre: all of it, and what the landlord keeps of it, or claims of a guarantee or an insurance. */
  deposit: {
    whole: bigint;
    toLandlord: bigint;
    reason: string | null;
    isGuarantee: boolean;
  } | null;
}

/** The papers and letters that come after a lease. */
export interface LaterPapers {
  notice: (notice: NoticeFacts) => DocumentText;
  rentAdjustment: (adjustment: RentAdjustmentFacts) => DocumentText;
  extension: (extension: ExtensionFacts) => DocumentText;
  ending: (ending: EndingFacts) => DocumentText;
  tenants: (change: TenantsFacts) => DocumentText;
  protocol: (protocol: ProtocolFacts) => DocumentText;
}

/** What a paper says, in one language of one edition. What was signed by an edition stays: a change is a new one. */
export type Clauses = (lease: ContractFacts) => DocumentText;
export type AssignmentClauses = (assignment: AssignmentFacts) => DocumentText;
