/** What a voucher is about, by the record that its key names. */
const DOCUMENT_SOURCES = [
  'invoice',
  'letter',
  /** A payment of a bank's file, or what a person decided about one. */
  'bank',
  'payment',
  'payout',
  'refund',
] as const;
export type DocumentSource = (typeof DOCUMENT_SOURCES)[number];

const SOURCES: Readonly<Record<string, DocumentSource>> = {
  invoice: 'invoice',
  write_off: 'invoice',
  letter: 'letter',
  bank: 'bank',
  settled: 'payment',
  direct: 'payment',
  surplus_write_off: 'payment',
  payout: 'payout',
  refund: 'refund',
};

/** The record that the key of an entry names (`letter:{id}:{invoice}`); null if it names none. */
export function documentSource(key: string): { source: DocumentSource; id: string } | null {
  const [prefix = '', id] = key.split(':');
  const source = Object.hasOwn(SOURCES, prefix) ? SOURCES[prefix] : undefined;
  return source && id ? { source, id } : null;
}

/** Entries whose reason a person gave, and the part of the key that names what they recorded. */
const RECORDED_AT: Readonly<Record<string, number>> = {
  write_off: 2,
  direct: 1,
  surplus_write_off: 1,
};
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of what a person recorded with a reason; null for an entry without one, or by a rule of earlier versions. */
export function recordId(key: string): string | null {
  const parts = key.split(':');
  const [prefix = ''] = parts;
  const id = Object.hasOwn(RECORDED_AT, prefix) ? parts[RECORDED_AT[prefix]!] : undefined;
  return id !== undefined && ID.test(id) ? id : null;
}

/** The documents that a voucher can have. */
export const DOCUMENT_KINDS = [
  'invoice',
  'credit_note',
  'letter',
  'bank_line',
  'payout',
  'refund',
  /** What a person recorded on a lease. */
  'lease_record',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
