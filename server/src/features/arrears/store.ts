import type { Stated } from '../../platform/db/column.ts';
import { sql as raw } from 'kysely';

import type { OpenCase } from '@husvaer/domain/arrears/cases';
import type { PetitionFacts } from '@husvaer/domain/arrears/petition';
import type { EvictionClosing, LateRentStep } from '@husvaer/domain/invoices/enums';

import { writeJson, type Json } from '../../platform/db/json.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';
import type { Parties } from '../invoices/public.ts';

type StoredCase = Omit<OpenCase, 'open'> & { open?: string };

export type EvictionOutcome = 'paid' | EvictionClosing;

type RentLetterRow = Stated<
  Tables['rentLetter'],
  { parties: Json<Parties>; cases: Json<StoredCase[]> }
>;

const sql = owns<
  Pick<Tables, 'petitionFacts' | 'rentLetterClaim' | 'invoice'> & { rentLetter: RentLetterRow }
>();

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
    .select('leaseId')
    .distinct()
    .where('bookId', '=', bookId)
    .where('dueOn', '<=', dueBy)
    .where('kind', 'in', ['rent', 'deposit_insurance'])
    .where(raw<boolean>`paid + credited + lost + set_off < total + fees`)
    .$if(after !== null, (all) => all.where('leaseId', '>', after!))
    .orderBy('leaseId')
    .limit(limit)
    .execute();
  return rows.map(({ leaseId }) => leaseId);
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
    .insertInto('rentLetter')
    .values({
      id: letter.id,
      leaseId: letter.leaseId,
      bookId: letter.bookId,
      kind: letter.kind,
      sentOn: letter.sentOn,
      payBy: letter.payBy,
      tellsNav: letter.tellsNav,
      navObjectBy: letter.navObjectBy,
      total: letter.total,
      language: letter.language,
      parties: writeJson(letter.parties),
      account: letter.account,
      kid: letter.kid,
      documentId: null,
      petitionFacts: letter.petitionFacts && writeJson(letter.petitionFacts),
      everything: letter.everything,
      promised: letter.promised,
      promisedBy: letter.promisedBy,
      cases: writeJson(letter.cases),
    })
    .execute();
  await sql(tx)
    .insertInto('rentLetterClaim')
    .values(
      letter.claims.map((claim, position) => ({
        letterId: letter.id,
        position,
        invoiceId: claim.invoiceId,
        steps: claim.steps,
        principal: claim.principal,
        earlier: claim.earlier,
        fee: claim.fee,
        interest: claim.interest,
        isLandlords: claim.isLandlords,
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
    .selectFrom('rentLetter')
    .select([
      'id',
      'leaseId',
      'bookId',
      'kind',
      'sentOn',
      'payBy',
      'tellsNav',
      'navObjectBy',
      'total',
      'language',
      'parties',
      'account',
      'kid',
      'documentId',
      'sentAt',
      'sentTo',
      'petitionFacts',
      'everything',
      'promised',
      'promisedBy',
      'cases',
    ])
    .where('ids' in of ? 'id' : 'leaseId', 'in', wanted)
    .orderBy('sentOn')
    .orderBy('id')
    .execute();
  if (letters.length === 0) return [];
  const claims = await sql(tx)
    .selectFrom('rentLetterClaim')
    .innerJoin('invoice', 'invoice.id', 'invoiceId')
    .select([
      'letterId',
      'invoiceId',
      'invoice.serial',
      'invoice.month',
      'invoice.kind',
      'invoice.dueOn',
      'steps',
      'principal',
      'earlier',
      'fee',
      'rentLetterClaim.interest',
      raw<boolean>`waived_at is not null`.as('isWaived'),
      'isLandlords',
    ])
    .where(
      'letterId',
      'in',
      letters.map(({ id }) => id),
    )
    .orderBy('letterId')
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
    .updateTable('rentLetter')
    .set({
      ...(values.madeAt && { madeAt: values.madeAt.toString() }),
      ...(values.sentAt && { sentAt: values.sentAt.toString() }),
      ...(values.sentTo && { sentTo: [...values.sentTo] }),
      ...(values.sendingFailed !== undefined && { sendingFailed: values.sendingFailed }),
      ...(values.documentId && { documentId: values.documentId }),
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
    .updateTable('rentLetterClaim')
    .set({ waivedAt: at.toString() })
    .where('letterId', '=', letterId)
    .where('invoiceId', '=', invoiceId)
    .where('waivedAt', 'is', null)
    .returning('invoiceId')
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
    .updateTable('rentLetterClaim')
    .set({ isLandlords })
    .where('letterId', '=', letterId)
    .where('invoiceId', '=', invoiceId)
    .execute();
}

/** A page of leases, by id, after `after`, with interest booked before its owner was recorded. */
export async function findUncorrectedLeases(
  tx: ReadTx,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('rentLetterClaim')
    .innerJoin('invoice', 'invoice.id', 'invoiceId')
    .select('leaseId')
    .distinct()
    .where('isLandlords', 'is', null)
    .where('rentLetterClaim.interest', '>', 0n)
    .where('waivedAt', 'is', null)
    .$if(after !== null, (all) => all.where('leaseId', '>', after!))
    .orderBy('leaseId')
    .limit(limit)
    .execute();
  return rows.map(({ leaseId }) => leaseId);
}

/** The letter whose document this is. */
export async function findLetterOfDocument(
  tx: ReadTx,
  documentId: string,
): Promise<{ leaseId: string; bookId: string; kind: LateRentStep } | undefined> {
  return sql(tx)
    .selectFrom('rentLetter')
    .select(['leaseId', 'bookId', 'kind'])
    .where('documentId', '=', documentId)
    .executeTakeFirst();
}

/** The last letter of each of these leases in a book, by lease. */
export async function findLastLetters(
  tx: ReadTx,
  { bookId, leaseIds }: { bookId: string; leaseIds: readonly string[] },
): Promise<Map<string, Pick<RentLetter, 'kind' | 'sentOn'>>> {
  if (leaseIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('rentLetter')
    .distinctOn('leaseId')
    .select(['leaseId', 'kind', 'sentOn'])
    .where('bookId', '=', bookId)
    .where('leaseId', 'in', leaseIds)
    .orderBy('leaseId')
    .orderBy('sentOn', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ leaseId, ...letter }) => [leaseId, letter]));
}
