import type { DocumentKind } from '@husvaer/domain/accounting/documents';

import type { Cell } from '../../../platform/http/csv.ts';
import { dayInNorway } from '../../../platform/norwegian-time.ts';
import type { VoucherDocument } from '../documents/store.ts';
import type { Voucher } from '../journal/use-cases/get-journal.ts';
import type { StatementRow } from '../journal/view-lines.ts';
import type { AccountingTexts } from '../messages/texts.ts';

/** The headings of a journal's columns. */
export const journalHead = ({ columns }: AccountingTexts): string[] => {
  const { balance: _, ...others } = columns;
  return Object.values(others);
};

/** The headings of an account statement's columns. */
export const statementHead = ({ columns }: AccountingTexts): string[] => {
  const { account: _, ...others } = columns;
  return Object.values(others);
};

/** Debit and credit of an amount. */
const sides = (amount: bigint): [debit: bigint | null, credit: bigint | null] =>
  amount > 0n ? [amount, null] : [null, -amount];

/** A voucher by its year and its number: `2026-12`. */
export const voucherOf = ({ dated, number }: { dated: string; number: number }): string =>
  `${dated.slice(0, 4)}-${number}`;

/** What was booked, with the true day of what came when its period was closed. */
export const kindOf = (
  { kinds, occurred }: AccountingTexts,
  { kind, occurredOn }: Pick<StatementRow, 'kind' | 'occurredOn'>,
): string =>
  occurredOn === null ? kinds[kind] : `${kinds[kind]} (${occurred} ${dayOf(occurredOn)})`;

/** A day as people write it: `30.11.2026`. */
export const dayOf = (day: string): string => day.split('-').toReversed().join('.');

/** Documents that are known by a name: of a bank's file, or of a person. */
const NAMED: readonly DocumentKind[] = ['bank_line', 'lease_record'];

/** The document of an entry, by its name and number. */
export const documentOf = ({ documents }: AccountingTexts, document: VoucherDocument | null) =>
  document &&
  [documents[document.kind], NAMED.includes(document.kind) ? document.name : null, document.number]
    .filter(Boolean)
    .join(' ');

/** The document, with who wrote it off, why, and who agreed. */
function describedDocument(texts: AccountingTexts, document: VoucherDocument | null) {
  if (!document) return null;
  const { kind, name, reason, agreedByName } = document;
  const details = [
    NAMED.includes(kind) ? null : name,
    reason,
    agreedByName && `${texts.agreed_by} ${agreedByName}`,
  ].filter(Boolean);
  const label = documentOf(texts, document);
  return details.length > 0 ? `${label} (${details.join(', ')})` : label;
}

/** The rows of a journal: one for each line of an entry. */
export const journalRows = (texts: AccountingTexts, vouchers: readonly Voucher[]): Cell[][] =>
  vouchers.flatMap(({ lines, rents, ...voucher }) =>
    lines.map(({ account, leaseId, amount }) => {
      const rent = rents.find((one) => one.leaseId === leaseId);
      return [
        voucherOf(voucher),
        voucher.dated,
        dayInNorway(voucher.bookedAt),
        kindOf(texts, voucher),
        texts.accounts[account],
        rent?.number ?? null,
        rent?.property.name ?? null,
        describedDocument(texts, voucher.document),
        ...sides(amount),
      ];
    }),
  );

/** The rows of an account statement: one for each line. */
export const statementRows = (texts: AccountingTexts, lines: readonly StatementRow[]): Cell[][] =>
  lines.map(({ rent, amount, balance, ...line }) => [
    voucherOf(line),
    line.dated,
    dayInNorway(line.bookedAt),
    kindOf(texts, line),
    rent?.number ?? null,
    rent?.property.name ?? null,
    describedDocument(texts, line.document),
    ...sides(amount),
    balance,
  ]);

/** The row with a balance of an account. */
export const balanceRow = (name: string, balance: bigint): Cell[] => [
  null,
  null,
  null,
  name,
  null,
  null,
  null,
  null,
  null,
  balance,
];
