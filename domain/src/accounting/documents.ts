/** What a voucher is about, by the record that its key names. */
export const DOCUMENT_SOURCES = [
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

/** The documents that a voucher can have. */
export const DOCUMENT_KINDS = [
  'invoice',
  'credit_note',
  'letter',
  'bank_line',
  'payout',
  'refund',
  /** What a person recorded on a lease, with their reason, in its timeline. */
  'lease_record',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
