import { documentSource } from '@husvaer/domain/accounting/documents';
import {
  STANDARD_ACCOUNTS,
  STANDARD_TAX_CODES,
  STANDARD_TAX_CODE_NUMBERS,
} from '@husvaer/domain/accounting/standard-accounts';
import { vatPercent } from '@husvaer/domain/legal/vat';

import type { JournalEntry, JournalLine } from '../../ledger/public.ts';
import { dayInNorway } from '../../../platform/norwegian-time.ts';
import { no as texts } from '../messages/no.ts';
import type { VoucherDocument } from '../documents/store.ts';
import { kindOf, voucherOf } from '../exports/rows.ts';
import type { MappedAccount, SaftFacts } from './facts.ts';
import { shortened, type Party } from './parties.ts';
import { taxOfLines, type LineTax } from './tax-of-lines.ts';
import { element, kroner, textElement } from './xml.ts';

/** Lengths of the schema's texts. */
const [SHORT, MIDDLE, MEDIUM, LONG] = [18, 35, 70, 256];
const SOFTWARE = 'Husvær';
/** The element is required; the documentation of the format gives this value. */
const NOT_USED = 'NotUsed';
const NAMESPACE = 'urn:StandardAuditFile-Taxation-Financial:NO';

export type SaftEntry = JournalEntry & { document: VoucherDocument | null };

/** An export in parts, by SAF-T Financial 1.30. `entries` are those of the facts, in parts. */
export async function* writeSaft(
  facts: SaftFacts,
  entries: AsyncIterable<readonly SaftEntry[]>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<AuditFile xmlns="${NAMESPACE}">\n`;
  yield header(facts);
  yield '\n<MasterFiles>\n';
  yield element('GeneralLedgerAccounts', facts.accounts.map(account).join('\n'));
  yield* parties(facts);
  yield element('TaxTable', taxTable(facts));
  yield '\n</MasterFiles>\n<GeneralLedgerEntries>\n';
  yield (
    element('NumberOfEntries', String(facts.entries)) +
      element('TotalDebit', kroner(facts.debit)) +
      element('TotalCredit', kroner(facts.credit))
  );
  yield '\n<Journal><JournalID>GL</JournalID><Description>Hovedbok</Description><Type>GL</Type>\n';
  const taxCodes = new Map(facts.accounts.map((one) => [one.account, one.taxCode]));
  for await (const some of entries)
    yield some
      .map((entry) =>
        transaction(
          entry,
          taxOfLines(entry, (of) => taxCodes.get(of) ?? null),
          facts,
        ),
      )
      .join('');
  yield '</Journal>\n</GeneralLedgerEntries>\n</AuditFile>\n';
}

const header = ({ book, contact, createdOn, from, to }: SaftFacts): string =>
  element(
    'Header',
    element('AuditFileVersion', '1.30') +
      element('AuditFileCountry', 'NO') +
      element('AuditFileDateCreated', createdOn) +
      element('SoftwareCompanyName', SOFTWARE) +
      element('SoftwareID', SOFTWARE) +
      element('SoftwareVersion', '1') +
      element('Company', company(book, contact)) +
      element('DefaultCurrencyCode', 'NOK') +
      element(
        'SelectionCriteria',
        element('SelectionStartDate', from) + element('SelectionEndDate', to),
      ) +
      element('TaxAccountingBasis', 'A') +
      textElement('UserID', contact, LONG),
  );

function company(book: SaftFacts['book'], contact: string | null): string {
  const [, first, last] = /^(.*)\s(\S+)$/s.exec(contact?.trim() ?? '') ?? [];
  const written = /^(.*?),?\s*(\d{4})\s+(.+)$/s.exec(book.address);
  return (
    element('RegistrationNumber', book.orgNumber) +
    textElement('Name', book.name, LONG) +
    element(
      'Address',
      textElement('StreetName', written?.[1] ?? book.address, LONG) +
        textElement('City', written?.[3] ?? null, LONG) +
        textElement('PostalCode', written?.[2] ?? null, MEDIUM) +
        element('Country', 'NO'),
    ) +
    element(
      'Contact',
      element(
        'ContactPerson',
        textElement('FirstName', first ?? NOT_USED, MIDDLE) +
          textElement('LastName', last ?? contact ?? NOT_USED, MEDIUM),
      ) + textElement('Email', book.email, MEDIUM),
    ) +
    (book.isInVat
      ? element(
          'TaxRegistration',
          element('TaxRegistrationNumber', `${book.orgNumber}MVA`) +
            element('TaxAuthority', 'Skatteetaten'),
        )
      : '') +
    element(
      'BankAccount',
      element('BankAccountNumber', book.clientAccount) +
        element('CurrencyCode', 'NOK') +
        element('GeneralLedgerAccountID', 'client_account'),
    )
  );
}

const account = ({ account, standardAccount, opening, debit, credit }: MappedAccount): string =>
  element(
    'Account',
    element('AccountID', account) +
      textElement('AccountDescription', texts.accounts[account], LONG) +
      element('GroupingCategory', STANDARD_ACCOUNTS[standardAccount].category) +
      element('GroupingCode', standardAccount) +
      element('AccountType', 'GL') +
      balances({ opening, closing: opening + debit - credit }),
  );

const balances = ({ opening, closing }: Pick<Party, 'opening' | 'closing'>): string =>
  balance('Opening', opening) + balance('Closing', closing);

const balance = (which: string, ore: bigint): string =>
  ore < 0n
    ? element(`${which}CreditBalance`, kroner(-ore))
    : element(`${which}DebitBalance`, kroner(ore));

function* parties({ customers, suppliers }: SaftFacts): Generator<string> {
  for (const [kind, all, on] of [
    ['Customer', customers, 'tenant_receivable'],
    ['Supplier', suppliers, 'landlord_payable'],
  ] as const) {
    // The schema allows no list without members.
    if (all.length === 0) continue;
    yield `\n<${kind}s>\n`;
    for (const one of all) yield `${party(kind, one, on)}\n`;
    yield `</${kind}s>\n`;
  }
}

const party = (kind: string, { id, name, home, ...sums }: Party, on: string): string =>
  element(
    kind,
    textElement('Name', name, LONG) +
      (home
        ? element(
            'Address',
            textElement('StreetName', home.street, LONG) +
              textElement('City', home.city, LONG) +
              textElement('PostalCode', home.postalCode, MEDIUM) +
              element('Country', 'NO') +
              element('AddressType', 'StreetAddress'),
          )
        : '') +
      textElement(`${kind}ID`, id, MIDDLE) +
      element('BalanceAccount', element('AccountID', on) + balances(sums)),
  );

/** All codes: a mapping may have been another when a file was made before. */
const taxTable = ({ to }: SaftFacts): string =>
  element(
    'TaxTableEntry',
    element('TaxType', 'MVA') +
      element('Description', 'Merverdiavgift') +
      STANDARD_TAX_CODE_NUMBERS.map((code) => {
        const { isRated, no } = STANDARD_TAX_CODES[code];
        return element(
          'TaxCodeDetails',
          element('TaxCode', code) +
            textElement('Description', no, LONG) +
            element('TaxPercentage', String(isRated ? vatPercent(to) : 0n)) +
            element('Country', 'NO') +
            element('StandardTaxCode', code) +
            element('BaseRate', '100'),
        );
      }).join(''),
  );

/**
 * The document of an entry. Invoices and payouts have series of numbers of their own, so the number has the
 * name of its series. A bank's file is named by its id, and the payment by its place in the file; other
 * documents by the id in the key of the entry.
 */
function sourceDocument({ key, document }: SaftEntry): {
  id: string | null;
  reference: string | null;
} {
  if (!document) return { id: null, reference: null };
  const { kind, number, bankFileId } = document;
  const place = number === null ? null : String(number);
  if (bankFileId !== null) return { id: shortened(bankFileId), reference: place };
  if (place !== null) return { id: `${texts.documents[kind]} ${place}`, reference: place };
  return { id: shortened(documentSource(key)!.id), reference: null };
}

function transaction(
  entry: SaftEntry,
  taxes: readonly (LineTax | null)[],
  facts: Pick<SaftFacts, 'partyOf'>,
): string {
  const { dated, occurredOn, kind, lines } = entry;
  const text = kindOf(texts, entry);
  const { id, reference } = sourceDocument(entry);
  return element(
    'Transaction',
    element('TransactionID', voucherOf(entry)) +
      element('Period', String(Number(dated.slice(5, 7)))) +
      element('PeriodYear', dated.slice(0, 4)) +
      element('TransactionDate', occurredOn ?? dated) +
      textElement('VoucherType', kind, MEDIUM) +
      textElement('Description', text, LONG) +
      element('SystemEntryDate', dayInNorway(entry.bookedAt)) +
      element('GLPostingDate', dated) +
      lines
        .map((line, index) =>
          element(
            'Line',
            textElement('RecordID', String(index + 1), SHORT) +
              element('AccountID', line.account) +
              textElement('SourceDocumentID', id, MIDDLE) +
              partyOf(line, facts) +
              textElement('Description', text, LONG) +
              amount(line.amount, ['DebitAmount', 'CreditAmount']) +
              taxOf(line, taxes[index] ?? null) +
              textElement('ReferenceNumber', reference, MIDDLE),
          ),
        )
        .join(''),
  ).concat('\n');
}

function partyOf(
  { account, leaseId }: JournalLine,
  { partyOf: ids }: Pick<SaftFacts, 'partyOf'>,
): string {
  if (leaseId === null) return '';
  if (account === 'tenant_receivable')
    return textElement('CustomerID', ids.get(leaseId) ?? null, MIDDLE);
  if (account === 'landlord_payable')
    return textElement('SupplierID', ids.get(leaseId) ?? null, MIDDLE);
  return '';
}

const amount = (ore: bigint, [debit, credit]: readonly [string, string]): string =>
  element(ore < 0n ? credit : debit, element('Amount', kroner(ore < 0n ? -ore : ore)));

function taxOf({ amount: sale }: JournalLine, tax: LineTax | null): string {
  if (!tax) return '';
  const isCredit = sale < 0n;
  return element(
    'TaxInformation',
    element('TaxType', 'MVA') +
      element('TaxCode', tax.code) +
      element('TaxPercentage', String(tax.percent)) +
      element('Country', 'NO') +
      element('TaxBase', kroner(isCredit ? -tax.base : tax.base)) +
      element(
        isCredit ? 'CreditTaxAmount' : 'DebitTaxAmount',
        element('Amount', kroner(isCredit ? -tax.amount : tax.amount)),
      ),
  );
}
