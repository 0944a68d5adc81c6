import type { AssignmentTerms } from '@husvaer/domain/properties/assignment';
import type { NoticeGround } from '@husvaer/domain/leases/notice';
import type { FixedTermGround, SecurityType } from '@husvaer/domain/leases/enums';
import type { Condition, Meter, ProtocolKind } from '@husvaer/domain/leases/protocol';
import type { PriceIndex } from '@husvaer/domain/leases/rent-adjustment';
import type { LeaseTerms } from '@husvaer/domain/leases/terms';

import type { Licence } from '../../partners/public.ts';
import type { DocumentText } from '../../../platform/pdf/document-text.ts';

/**
 * A party of a document. It has no e-mail address: the address may change before signing, but the text may
 * not.
 */
export interface Party {
  name: string;
}

/**
 * A party of a lease or an assignment, as far as known: `birthDate` is ISO, `orgNumber` nine digits,
 * `postalAddress` one line. An organisation has no birth date.
 */
export interface LeaseParty extends Party {
  birthDate: string | null;
  orgNumber: string | null;
  postalAddress: string | null;
}

/** A deposit insurance: its one-time price for the tenant, in øre. */
export interface Insurance {
  insurer: string | null;
  fee: bigint;
}

/** The landlord's agency, by its public name, and the agent in charge. */
export interface Agency {
  name: string;
  agent: string;
  /** E.164. */
  phone: string | null;
  /** As registered by the authorities; null for an agency that keeps no books here. */
  legal: {
    name: string;
    orgNumber: string;
    address: string;
    email: string;
    isInVat: boolean;
  } | null;
  /** Null for an agency that finds no tenants. */
  licence: Licence | null;
}

/**
 * What is let: `room` shares access with another's home; `storage` is a garage, parking space or storage
 * room.
 */
export type HomeKind = 'home' | 'room' | 'storage';

/**
 * An agency's addition to its documents: a text whose variables (`domain/lease-documents/additions`) the
 * edition fills in.
 */
export interface Addition {
  heading: string;
  text: string;
}

/** The facts of a lease: the parties, the home and the terms. Dates are ISO, amounts øre. */
export interface ContractFacts extends Omit<LeaseTerms, 'startsOn' | 'endsOn'> {
  /** `12-3`: the numbers of the property and the lease. */
  number: string;
  startsOn: string;
  /** By law; null for an open-ended lease. */
  endsOn: string | null;
  address: string;
  landlord: LeaseParty;
  what: HomeKind;
  /** The landlord's agency, if any. */
  agency: Agency | null;
  /** Whether the rent is invoiced by Husvær. */
  isInvoiced: boolean;
  /** The account that invoiced rent is paid to, 11 digits, and the registered name of its owner. */
  clientAccount: { account: string; owner: string } | null;
  /** The main tenant first. */
  tenants: readonly LeaseParty[];
  /** Null for other securities. */
  insurance: Insurance | null;
  additions: readonly Addition[];
  /** The title of the landlord's own contract, when it replaces the standard contract. */
  ownContract: string | null;
}

/** The facts of an assignment. Dates are ISO, amounts as in {@link AssignmentTerms}. */
export interface AssignmentFacts extends AssignmentTerms {
  /** The property's. */
  number: string;
  address: string;
  landlord: LeaseParty;
  agency: Agency;
  additions: readonly Addition[];
  /** The rent per month that the costs are estimated from, øre. */
  monthlyRent: bigint;
  /** The landlord's identity number as `170571*****`; the file has it whole. Null when it is not known. */
  landlordNumber: string | null;
}

/** The lease that a letter or an amendment is about. */
export interface AboutLease {
  number: string;
  address: string;
  /** Which room, garage or storage room, if any. */
  roomName: string | null;
  landlord: Party;
  /** Where the letting side is written to: the agency, or the landlord. */
  letting: { name: string; address: string | null; email: string };
  /** The main tenant first. */
  tenants: readonly Party[];
}

export interface NoticeFacts extends AboutLease {
  what: HomeKind;
  by: 'tenant' | 'landlord';
  givenOn: string;
  endsOn: string;
  ground: NoticeGround | null;
  reason: string | null;
  /** For a landlord's notice: until when the tenant may protest (§ 9-8). */
  protestUntil: string | null;
  /** The agency that gave the notice for the landlord, and when the landlord approved it. */
  givenFor: string | null;
  approvedOn: string | null;
}

interface RentAdjustmentFacts extends AboutLease {
  from: bigint;
  to: bigint;
  announcedOn: string;
  takesEffectOn: string;
  indexFrom: PriceIndex;
  indexTo: PriceIndex;
}

export interface ExtensionFacts extends AboutLease {
  endedOn: string;
  /** By law; null for an open-ended lease. */
  endsOn: string | null;
  fixedTermGround: FixedTermGround | null;
  fixedTermReason: string | null;
}

interface EndingFacts extends AboutLease {
  endsOn: string;
  /** The last day that rent is paid for. */
  rentEndsOn: string;
  reason: string | null;
}

/** A change of tenants. Who joins is identified, and accepts the lease's terms as of `endsOn` and its security. */
export interface TenantsFacts extends AboutLease {
  from: string;
  leaving: readonly Party[];
  joining: readonly (Party & { birthDate: string })[];
  /** By law; null for an open-ended lease. */
  endsOn: string | null;
  securityType: SecurityType;
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
  /** øre: the whole deposit, and the landlord's part, or claim on a guarantee or an insurance. */
  deposit: {
    whole: bigint;
    toLandlord: bigint;
    reason: string | null;
    isGuarantee: boolean;
  } | null;
}

/** Documents and letters after a lease. */
export interface LaterPapers {
  notice: (notice: NoticeFacts) => DocumentText;
  rentAdjustment: (adjustment: RentAdjustmentFacts) => DocumentText;
  extension: (extension: ExtensionFacts) => DocumentText;
  ending: (ending: EndingFacts) => DocumentText;
  tenants: (change: TenantsFacts) => DocumentText;
  protocol: (protocol: ProtocolFacts) => DocumentText;
}

/**
 * The text of a document, in one language of one edition. Editions that documents were signed by do not
 * change: a new text is a new edition.
 */
export type Clauses = (lease: ContractFacts) => DocumentText;
export type AssignmentClauses = (assignment: AssignmentFacts) => DocumentText;
