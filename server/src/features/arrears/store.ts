import { sql as raw, type ColumnType } from 'kysely';

import type { LateRentSettings } from '@husvaer/domain/arrears/late-rent-settings';
import type { OpenCase } from '@husvaer/domain/arrears/cases';
import type { PetitionFacts } from '@husvaer/domain/arrears/petition';
import type { EvictionClosing, LateRentStep } from '@husvaer/domain/invoices/enums';

import { writeJson } from '../../platform/db/json.ts';
import type { MaybeMoment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';
import type { Parties } from '../invoices/public.ts';

type StoredSettings = Omit<LateRentSettings, 'minimum'> & { minimum: string };

type StoredCase = Omit<OpenCase, 'open'> & { open?: string };

export interface LateTables {
  late_rent_settings: { book_id: string; settings: ColumnType<StoredSettings, string, string> };
  rent_letter: {
    id: string;
    lease_id: string;
    book_id: string;
    kind: LateRentStep;
    sent_on: string;
    pay_by: string | null;
    tells_nav: boolean;
    nav_object_by: string | null;
    total: bigint;
    language: 'en' | 'no';
    parties: ColumnType<Parties, string, never>;
    account: string;
    kid: string | null;
    made_at: MaybeMoment;
    sent_at: MaybeMoment;
    sending_failed: ColumnType<boolean, boolean | undefined, boolean>;
    document_id: string | null;
    sent_to: string[] | null;
    petition_facts: ColumnType<PetitionFacts | null, string | null, never>;
    everything: bigint | null;
    promised: bigint | null;
    promised_by: string | null;
    cases: ColumnType<StoredCase[], string, never>;
  };
  petition_facts: {
    lease_id: string;
    asked_on: string | null;
    facts: ColumnType<PetitionFacts | null, string | null, string>;
  };
  rent_letter_claim: {
    letter_id: string;
    position: number;
    invoice_id: string;
    steps: LateRentStep[];
    principal: bigint;
    earlier: bigint;
    fee: bigint;
    interest: bigint;
    waived_at: MaybeMoment;
    is_landlords: ColumnType<boolean | null, boolean, boolean>;
  };
  eviction_case: {
    id: string;
    lease_id: string;
    opened_on: string;
    petitioned_on: string | null;
    closed_on: string | null;
    outcome: EvictionOutcome | null;
  };
  invoice: {
    id: string;
    lease_id: string;
    book_id: string;
    kind: string;
    serial: number;
    month: string | null;
    due_on: string;
    total: bigint;
    fees: bigint;
    interest: bigint;
    paid: bigint;
    credited: bigint;
    lost: bigint;
    set_off: bigint;
  };
}

export type EvictionOutcome = 'paid' | EvictionClosing;

const sql = owns<LateTables>();

/** A page of a book's leases with a claim that is open and due by a day, by id, after `after`. */
export async function findOwingLeases(
  tx: ReadTx,
  {
    bookId,
    dueBy,
    after,
    limit,
  }: { bookId: string; dueBy: string; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('invoice')
    .select('lease_id')
    .distinct()
    .where('book_id', '=', bookId)
    .where('due_on', '<=', dueBy)
    .where('kind', 'in', ['rent', 'deposit_insurance'])
    .where(raw<boolean>`paid + credited + lost + set_off < total + fees`)
    .$if(after !== null, (all) => all.where('lease_id', '>', after!))
    .orderBy('lease_id')
    .limit(limit)
    .execute();
  return rows.map(({ lease_id }) => lease_id);
}

/** One invoice in a letter, and what was charged for it. */
export interface StoredClaim {
  invoiceId: string;
  /** The invoice's own number, month and kind. */
  serial: number;
  month: string | null;
  kind: string;
  dueOn: string;
  steps: LateRentStep[];
  principal: bigint;
  earlier: bigint;
  fee: bigint;
  interest: bigint;
  isWaived: boolean;
  /**
   * Whether its interest is the landlord's; null for interest booked as the agency's before this was
   * recorded.
   */
  isLandlords: boolean | null;
}

/** A letter or a petition about late rent. */
export interface RentLetter {
  id: string;
  leaseId: string;
  bookId: string;
  kind: LateRentStep;
  sentOn: string;
  payBy: string | null;
  tellsNav: boolean;
  /** The last day to object to notifying Nav, as it states it; null when it states none. */
  navObjectBy: string | null;
  total: bigint;
  language: 'en' | 'no';
  parties: Parties;
  account: string;
  kid: string | null;
  documentId: string | null;
  /** When it was mailed, and to which addresses; null for letters from before these were stored. */
  sentAt: Temporal.Instant | null;
  sentTo: string[] | null;
  /** The facts of a petition; null for one from before they were requested. */
  petitionFacts: PetitionFacts | null;
  /** All that was overdue with it; null for letters from before this was stored. */
  everything: bigint | null;
  /** The sum that it says to be enough for all notices so far, and the last day to pay it. */
  promised: bigint | null;
  promisedBy: string | null;
  /** The notices and petitions before it. */
  cases: readonly OpenCase[];
  claims: StoredClaim[];
}

type NewLetter = Omit<RentLetter, 'documentId' | 'sentAt' | 'sentTo' | 'claims'> & {
  claims: readonly (Pick<
    StoredClaim,
    'invoiceId' | 'steps' | 'principal' | 'earlier' | 'fee' | 'interest'
  > & { isLandlords: boolean })[];
};

export async function addLetter(tx: Tx, letter: NewLetter): Promise<void> {
  await sql(tx)
    .insertInto('rent_letter')
    .values({
      id: letter.id,
      lease_id: letter.leaseId,
      book_id: letter.bookId,
      kind: letter.kind,
      sent_on: letter.sentOn,
      pay_by: letter.payBy,
      tells_nav: letter.tellsNav,
      nav_object_by: letter.navObjectBy,
      total: letter.total,
      language: letter.language,
      parties: writeJson(letter.parties),
      account: letter.account,
      kid: letter.kid,
      document_id: null,
      petition_facts: letter.petitionFacts && writeJson(letter.petitionFacts),
      everything: letter.everything,
      promised: letter.promised,
      promised_by: letter.promisedBy,
      cases: writeJson(letter.cases),
    })
    .execute();
  await sql(tx)
    .insertInto('rent_letter_claim')
    .values(
      letter.claims.map((claim, position) => ({
        letter_id: letter.id,
        position,
        invoice_id: claim.invoiceId,
        steps: claim.steps,
        principal: claim.principal,
        earlier: claim.earlier,
        fee: claim.fee,
        interest: claim.interest,
        is_landlords: claim.isLandlords,
      })),
    )
    .execute();
}

/** Letters by their own ids or their leases', the earliest first. */
export async function findLetters(
  tx: ReadTx,
  of: { ids: readonly string[] } | { leaseIds: readonly string[] },
): Promise<RentLetter[]> {
  const wanted = 'ids' in of ? of.ids : of.leaseIds;
  if (wanted.length === 0) return [];
  const letters = await sql(tx)
    .selectFrom('rent_letter')
    .select([
      'id',
      'lease_id as leaseId',
      'book_id as bookId',
      'kind',
      'sent_on as sentOn',
      'pay_by as payBy',
      'tells_nav as tellsNav',
      'nav_object_by as navObjectBy',
      'total',
      'language',
      'parties',
      'account',
      'kid',
      'document_id as documentId',
      'sent_at as sentAt',
      'sent_to as sentTo',
      'petition_facts as petitionFacts',
      'everything',
      'promised',
      'promised_by as promisedBy',
      'cases',
    ])
    .where('ids' in of ? 'id' : 'lease_id', 'in', wanted)
    .orderBy('sent_on')
    .orderBy('id')
    .execute();
  if (letters.length === 0) return [];
  const claims = await sql(tx)
    .selectFrom('rent_letter_claim')
    .innerJoin('invoice', 'invoice.id', 'invoice_id')
    .select([
      'letter_id as letterId',
      'invoice_id as invoiceId',
      'invoice.serial as serial',
      'invoice.month as month',
      'invoice.kind as kind',
      'invoice.due_on as dueOn',
      'steps',
      'principal',
      'earlier',
      'fee',
      'rent_letter_claim.interest as interest',
      raw<boolean>`waived_at is not null`.as('isWaived'),
      'is_landlords as isLandlords',
    ])
    .where(
      'letter_id',
      'in',
      letters.map(({ id }) => id),
    )
    .orderBy('letter_id')
    .orderBy('position')
    .execute();
  const byLetter = Map.groupBy(claims, ({ letterId }) => letterId);
  return letters.map((letter) => ({
    ...letter,
    cases: letter.cases.map(({ open, ...one }) => ({
      ...one,
      open: open === undefined ? null : BigInt(open),
    })),
    claims: (byLetter.get(letter.id) ?? []).map(({ letterId: _, ...claim }) => claim),
  }));
}

/** Records a worker's result for a letter. */
export async function changeLetter(
  tx: Tx,
  id: string,
  values: {
    madeAt?: Temporal.Instant;
    sentAt?: Temporal.Instant;
    sentTo?: readonly string[];
    sendingFailed?: boolean;
    documentId?: string;
  },
): Promise<void> {
  await sql(tx)
    .updateTable('rent_letter')
    .set({
      ...(values.madeAt && { made_at: values.madeAt.toString() }),
      ...(values.sentAt && { sent_at: values.sentAt.toString() }),
      ...(values.sentTo && { sent_to: [...values.sentTo] }),
      ...(values.sendingFailed !== undefined && { sending_failed: values.sendingFailed }),
      ...(values.documentId && { document_id: values.documentId }),
    })
    .where('id', '=', id)
    .execute();
}

/** Waives what a letter charged for an invoice. Returns false when that was done before. */
export async function waiveClaim(
  tx: Tx,
  { letterId, invoiceId }: { letterId: string; invoiceId: string },
  at: Temporal.Instant,
): Promise<boolean> {
  const row = await sql(tx)
    .updateTable('rent_letter_claim')
    .set({ waived_at: at.toString() })
    .where('letter_id', '=', letterId)
    .where('invoice_id', '=', invoiceId)
    .where('waived_at', 'is', null)
    .returning('invoice_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets whether the interest of a claim was the landlord's. */
export async function setLandlords(
  tx: Tx,
  { letterId, invoiceId }: { letterId: string; invoiceId: string },
  isLandlords: boolean,
): Promise<void> {
  await sql(tx)
    .updateTable('rent_letter_claim')
    .set({ is_landlords: isLandlords })
    .where('letter_id', '=', letterId)
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** A page of leases, by id, after `after`, with interest booked before its owner was recorded. */
export async function findUncorrectedLeases(
  tx: ReadTx,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('rent_letter_claim')
    .innerJoin('invoice', 'invoice.id', 'invoice_id')
    .select('lease_id')
    .distinct()
    .where('is_landlords', 'is', null)
    .where('rent_letter_claim.interest', '>', 0n)
    .where('waived_at', 'is', null)
    .$if(after !== null, (all) => all.where('lease_id', '>', after!))
    .orderBy('lease_id')
    .limit(limit)
    .execute();
  return rows.map(({ lease_id }) => lease_id);
}

/** The letter whose document this is. */
export async function findLetterOfDocument(
  tx: ReadTx,
  documentId: string,
): Promise<{ leaseId: string; bookId: string; kind: LateRentStep } | undefined> {
  return sql(tx)
    .selectFrom('rent_letter')
    .select(['lease_id as leaseId', 'book_id as bookId', 'kind'])
    .where('document_id', '=', documentId)
    .executeTakeFirst();
}

/** The last letter of each of these leases in a book, by lease. */
export async function findLastLetters(
  tx: ReadTx,
  { bookId, leaseIds }: { bookId: string; leaseIds: readonly string[] },
): Promise<Map<string, Pick<RentLetter, 'kind' | 'sentOn'>>> {
  if (leaseIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('rent_letter')
    .distinctOn('lease_id')
    .select(['lease_id as leaseId', 'kind', 'sent_on as sentOn'])
    .where('book_id', '=', bookId)
    .where('lease_id', 'in', leaseIds)
    .orderBy('lease_id')
    .orderBy('sent_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ leaseId, ...letter }) => [leaseId, letter]));
}
