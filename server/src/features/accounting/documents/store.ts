import { sql as raw } from 'kysely';

import {
  documentSource,
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
  /** Of a record on a lease, the name of the person who made it; null for a deleted account. */
  name: string | null;
  /** The lease whose timeline has the record. */
  leaseId: string | null;
}

interface Row extends VoucherDocument {
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
      null::uuid as lease_id`;
  const rows = await sql(tx)
    .selectFrom(
      raw<{
        source: DocumentSource;
        id: string;
        kind: DocumentKind;
        number: number | null;
        file_id: string | null;
        bank_file_id: string | null;
        name: string | null;
        lease_id: string | null;
      }>`(
      select 'invoice' as source, id,
        case when kind in ('credit_note', 'landlord_credit_note') then 'credit_note' else 'invoice' end as kind,
        serial as number, document_id as file_id, null::uuid as bank_file_id, null as name,
        null::uuid as lease_id
      from invoice where id = ${idsOf('invoice')}
      union all
      select 'letter', id, 'letter', null, document_id, null, null, null
      from rent_letter where id = ${idsOf('letter')}
      union all
      select 'payout', id, 'payout', serial, (
        select document_id from settlement
        where payout_id = payout.id and document_id is not null order by try desc limit 1
      ), null, null, null
      from payout where id = ${idsOf('payout')}
      union all
      select 'refund', id, 'refund', null, null, null, null, null
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
      select 'payment', payment.id, 'lease_record', null, null, null, account.name, payment.lease_id
      from payment left join account on account.id = payment.said_by
      where payment.bank_line_id is null and payment.id = ${idsOf('payment')}
      union all
      ${ofLine('payment', 'payment.id')}
      from landlord_payment as payment join bank_line as line on line.id = payment.bank_line_id
      join bank_file as file on file.id = line.file_id
      where payment.id = ${idsOf('payment')})`.as('document'),
    )
    .select(['source', 'id', 'kind', 'number', 'name'])
    .select(['file_id as fileId', 'bank_file_id as bankFileId', 'lease_id as leaseId'])
    .execute();
  const bySource = new Map(
    rows.map(({ source, id, ...document }: Row) => [`${source} ${id}`, document]),
  );
  return new Map(
    sources.flatMap(({ key, source, id }) => {
      const document = bySource.get(`${source} ${id}`);
      return document ? [[key, document] as const] : [];
    }),
  );
}
