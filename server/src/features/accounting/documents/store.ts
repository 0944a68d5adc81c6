import { sql as raw } from 'kysely';

import {
  documentSource,
  recordId,
  type DocumentKind,
  type DocumentSource,
} from '@husvaer/domain/accounting/documents';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Record<never, never>>();

/** The document of a voucher. */
export interface VoucherDocument {
  kind: DocumentKind;
  /** The number of an invoice or a payout; of a bank's payment, its place in the file. */
  number: number | null;
  /** The stored document, once it is made. */
  fileId: string | null;
  /** The bank's file, with its name. */
  bankFileId: string | null;
  /** Of what a person recorded, their name; null for a deleted account. */
  name: string | null;
  /** The lease whose timeline has the record. */
  leaseId: string | null;
  /** The movement on the client account. */
  lineId: string | null;
  payoutId: string | null;
  refundId: string | null;
  /** Why a person wrote it off, or recorded it. */
  reason: string | null;
  /** The second person, where one agreed. */
  agreedByName: string | null;
}

/** What a person said about an entry. */
type Saying = Pick<VoucherDocument, 'reason' | 'name' | 'agreedByName'>;

type Found = Omit<VoucherDocument, 'payoutId' | 'refundId' | 'reason' | 'agreedByName'>;
interface Row extends Found {
  source: DocumentSource;
  id: string;
}

/** The documents of entries, by the key of the entry. Entries without one are left out. */
export async function findVoucherDocuments(
  tx: ReadTx,
  keys: readonly string[],
): Promise<Map<string, VoucherDocument>> {
  const sources = keys.flatMap((key) => {
    const found = documentSource(key);
    return found ? [{ key, ...found }] : [];
  });
  if (sources.length === 0) return new Map();
  const idsOf = (of: DocumentSource) =>
    raw`any(${[...new Set(sources.flatMap(({ source, id }) => (source === of ? id : [])))]}::uuid[])`;
  const ofLine = (source: DocumentSource, id: string) => raw`
    select ${raw.lit(source)} as source, ${raw.ref(id)} as id, 'bank_line' as kind,
      line.position as number, null::uuid as file_id, file.id as bank_file_id, file.name as name,
      null::uuid as lease_id, line.id as line_id`;
  const rows = await sql(tx)
    .selectFrom(
      raw<{
        source: DocumentSource;
        id: string;
        kind: DocumentKind;
        number: number | null;
        fileId: string | null;
        bankFileId: string | null;
        name: string | null;
        leaseId: string | null;
        lineId: string | null;
      }>`(
      select 'invoice' as source, id,
        case when kind in ('credit_note', 'landlord_credit_note') then 'credit_note' else 'invoice' end as kind,
        serial as number, document_id as file_id, null::uuid as bank_file_id, null as name,
        null::uuid as lease_id, null::uuid as line_id
      from invoice where id = ${idsOf('invoice')}
      union all
      select 'letter', id, 'letter', null, document_id, null, null, null, null
      from rent_letter where id = ${idsOf('letter')}
      union all
      select 'payout', id, 'payout', serial, (
        select document_id from settlement
        where payout_id = payout.id and document_id is not null order by try desc limit 1
      ), null, null, null, null
      from payout where id = ${idsOf('payout')}
      union all
      select 'refund', id, 'refund', null, null, null, null, null, null
      from refund where id = ${idsOf('refund')}
      union all
      ${ofLine('bank', 'line.id')}
      from bank_line as line join bank_file as file on file.id = line.file_id
      where line.id = ${idsOf('bank')}
      union all
      ${ofLine('bank', 'settlement.id')}
      from bank_settlement as settlement join bank_line as line on line.id = settlement.line_id
      join bank_file as file on file.id = line.file_id
      where settlement.id = ${idsOf('bank')}
      union all
      ${ofLine('payment', 'payment.id')}
      from payment join bank_line as line on line.id = payment.bank_line_id
      join bank_file as file on file.id = line.file_id
      where payment.id = ${idsOf('payment')}
      union all
      select 'payment', payment.id, 'lease_record', null, null, null, account.name, payment.lease_id, null
      from payment left join account on account.id = payment.said_by
      where payment.bank_line_id is null and payment.id = ${idsOf('payment')}
      union all
      ${ofLine('payment', 'payment.id')}
      from landlord_payment as payment join bank_line as line on line.id = payment.bank_line_id
      join bank_file as file on file.id = line.file_id
      where payment.id = ${idsOf('payment')})`.as('document'),
    )
    .select(['source', 'id', 'kind', 'number', 'name'])
    .select(['fileId', 'bankFileId'])
    .select(['leaseId', 'lineId'])
    .execute();
  const bySource = new Map(
    rows.map(({ source, id, ...document }: Row) => [`${source} ${id}`, document]),
  );
  const sayings = await findSayings(tx, keys);
  return new Map(
    sources.flatMap(({ key, source, id }) => {
      const document = bySource.get(`${source} ${id}`);
      if (!document) return [];
      const { reason, agreedByName, name }: Partial<Saying> =
        sayings.get(recordId(key) ?? '') ?? {};
      const whole: VoucherDocument = {
        ...document,
        name: document.name ?? name ?? null,
        reason: reason ?? null,
        agreedByName: agreedByName ?? null,
        payoutId: source === 'payout' ? id : null,
        refundId: source === 'refund' ? id : null,
      };
      return [[key, whole] as const];
    }),
  );
}

/** What people said about write-offs and payments to landlords, by the id of what they recorded. */
async function findSayings(tx: ReadTx, keys: readonly string[]): Promise<Map<string, Saying>> {
  const ids = [...new Set(keys.flatMap((key) => recordId(key) ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom(
      raw<{
        id: string;
        reason: string | null;
        name: string | null;
        agreedByName: string | null;
      }>`(
      select reduction.id, reduction.reason, made_by.name,
        case when reduction.is_agreed then agreed_by.name end as agreed_by_name
      from claim_reduction as reduction
      left join account as made_by on made_by.id = reduction.made_by_id
      left join account as agreed_by on agreed_by.id = reduction.ended_by_id
      where reduction.id = any(${ids}::uuid[])
      union all
      select payment.id, event.payload ->> 'note', account.name, null
      from payment
      join lease_event as event on event.lease_id = payment.lease_id
        and event.name = 'surplus_written_off' and event.payload ->> 'paymentId' = payment.id::text
      left join account on account.id = event.by_id
      where payment.source = 'write_off' and payment.id = any(${ids}::uuid[]))`.as('saying'),
    )
    .select(['id', 'reason', 'name', 'agreedByName'])
    .execute();
  return new Map(rows.map(({ id, ...saying }) => [id, saying]));
}
