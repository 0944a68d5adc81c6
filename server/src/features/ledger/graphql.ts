import { z } from 'zod';

import { AppError } from '@husvaer/domain/kernel/errors';
import { pageOf } from '@husvaer/domain/kernel/page';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '@husvaer/domain/ledger/accounts';
import { KID_SOURCES, ORDER_FORMATS, bookTerms } from '@husvaer/domain/ledger/book';
import type { LedgerLine } from '@husvaer/domain/ledger/entry';
import { ENTRY_KINDS } from '@husvaer/domain/ledger/entry-kinds';

import { builder } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
import { anId } from '../../platform/input-id.ts';
import { dayInNorway } from '../../platform/norwegian-time.ts';
import { thenRead } from '../../platform/work.ts';
import { WITHOUT_PARTNER, withBooks } from './input-book.ts';
import type { SettingChange } from './audit/store.ts';
import { agreeToClientAccount } from './client-account/use-cases/agree-to-client-account.ts';
import {
  getChangeOf,
  getClientAccountChanges,
  type ShownChange,
} from './client-account/use-cases/get-client-account-changes.ts';
import { stopClientAccount } from './client-account/use-cases/stop-client-account.ts';
import { recordClaim } from './client-account/use-cases/record-claim.ts';
import { setLedgerBook } from './use-cases/set-ledger-book.ts';
import { isAccountProved, type Book } from './books/store.ts';
import type { StoredEntry } from './entries/store.ts';
import { getLedgerBalances } from './use-cases/get-ledger-balances.ts';
import { getLedgerBook } from './use-cases/get-ledger-book.ts';
import { getLedgerEntries } from './use-cases/get-ledger-entries.ts';
import { getSettingChanges } from './use-cases/get-setting-changes.ts';

const page = pageOf({ usual: 50, most: 200, skipMost: 10_000 });

export const EntryKindEnum = builder.enumType('LedgerEntryKind', { values: ENTRY_KINDS });
export const AccountEnum = builder.enumType('LedgerAccount', { values: LEDGER_ACCOUNTS });
export const KidSourceEnum = builder.enumType('KidSource', {
  values: { ocr: { value: KID_SOURCES[0] }, camt054: { value: KID_SOURCES[1] } },
});

const OrderFormatEnum = builder.enumType('OrderFormat', {
  values: {
    pain_001_001_03: { value: ORDER_FORMATS[0] },
    pain_001_001_09: { value: ORDER_FORMATS[1] },
  },
});

const AccountChangeType = builder.objectRef<ShownChange>('ClientAccountChange').implement({
  description:
    'Another client account that was requested. It applies when another person has agreed.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    partnerId: t.id({ nullable: true, resolve: ({ book }) => book.partnerId }),
    name: t.string({ resolve: ({ book }) => book.name }),
    clientAccount: t.string({ resolve: ({ book }) => book.clientAccount }),
    nextClientAccount: t.exposeString('account', { description: 'Eleven digits.' }),
    isNextAccountProved: t.field({
      type: 'Boolean',
      description: 'Whether the bank has confirmed the next account.',
      resolve: ({ account }, _, { runner, viewer }) =>
        runner.read(viewer, ({ tx }) => isAccountProved(tx, account), undefined),
    }),
    nextBic: t.exposeString('bic'),
    requestedByName: t.exposeString('requestedByName', { nullable: true }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime' }),
    agreedByName: t.exposeString('agreedByName', { nullable: true }),
    countsOn: t.string({
      nullable: true,
      resolve: ({ countsFrom }) => countsFrom && dayInNorway(countsFrom),
      description: 'The banking day from which it applies. Null until another person has agreed.',
    }),
    mayAgree: t.exposeBoolean('mayAgree'),
  }),
});

const BookType = builder.objectRef<Book>('LedgerBook').implement({
  description: 'A party that holds client funds, and its accounts.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    orgNumber: t.exposeString('orgNumber'),
    address: t.exposeString('address'),
    email: t.exposeString('email'),
    isInVat: t.exposeBoolean('isInVat', {
      description: 'Whether the party is registered in the VAT register.',
    }),
    isInBusiness: t.exposeBoolean('isInBusiness', {
      description: 'Whether the party is registered in the Register of Business Enterprises.',
    }),
    clientAccount: t.exposeString('clientAccount', { description: 'Eleven digits.' }),
    isAccountProved: t.field({
      type: 'Boolean',
      description:
        'Whether the bank has confirmed the client account: a file of its own channel was about it.',
      resolve: ({ clientAccount }, _, { runner, viewer }) =>
        runner.read(viewer, ({ tx }) => isAccountProved(tx, clientAccount), undefined),
    }),
    isAccountRefused: t.exposeBoolean('isAccountRefused', {
      description:
        'Whether the operator refused the client account. The book invoices and orders nothing until it has another.',
    }),
    bic: t.exposeString('bic'),
    bankCustomerId: t.exposeString('bankCustomerId', { nullable: true }),
    kidSource: t.expose('kidSource', {
      type: KidSourceEnum,
      description:
        'The kind of file in which payments with a KID arrive. Payments with a KID in the other kind are ignored.',
    }),
    orderFormat: t.expose('orderFormat', {
      type: OrderFormatEnum,
      description: 'The version of the payment orders that are sent to the bank.',
    }),
    chargeCodes: t.stringList({
      description:
        'The bank’s own codes or texts of entries that are its charges, besides those of ISO 20022.',
      resolve: ({ chargeCodes }) => [...chargeCodes],
    }),
    clientAccountChange: t.field({
      type: AccountChangeType,
      nullable: true,
      description: 'The client account that is to replace this one.',
      resolve: (book, _, { runner, viewer }) => runner.read(viewer, getChangeOf, book),
    }),
  }),
});

const OfPartner = input(
  'LedgerQueryData',
  withBooks,
  { partnerId: WITHOUT_PARTNER },
  { isRequired: true },
);

query('getLedgerBook', {
  args: { queryData: OfPartner },
  type: BookType,
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getLedgerBook, partnerId),
});

mutation('setLedgerBook', {
  description:
    'Opens an agency’s book, or changes its settings. Another client account applies when another person has agreed. Payments to a former client account are still received.',
  args: {
    inputData: input('SetLedgerBookInputData', withBooks.extend(bookTerms.shape), {
      partnerId: WITHOUT_PARTNER,
      kidSource: { type: KidSourceEnum },
      orderFormat: { type: OrderFormatEnum, description: 'Defaults to `pain_001_001_03`.' },
      chargeCodes: 'At most 20 codes of 35 characters. They stay as they are by default.',
    }),
  },
  type: BookType,
  async run({ inputData: { partnerId, ...terms } }, { runner, viewer }) {
    try {
      return await runner.run(viewer, thenRead(setLedgerBook, getLedgerBook, partnerId), {
        partnerId,
        terms,
      });
    } catch (error) {
      // The claim stays, although nothing else of the change does.
      const account = claimedBy(error);
      if (account !== null) await runner.run(viewer, recordClaim, { account, partnerId });
      throw error;
    }
  },
});

/** The account that another book names too; null for other errors. */
const claimedBy = (error: unknown): string | null =>
  error instanceof AppError && error.code === 'ledger.account_claimed'
    ? String(error.params['account'])
    : null;
const agreement = withBooks.extend({ changeId: anId });
mutation('agreeToClientAccount', {
  description:
    'Agrees to the requested client account of an agency, as another person. It applies when a banking day has passed.',
  args: {
    inputData: input('AgreeToClientAccountInputData', agreement, {
      partnerId: WITHOUT_PARTNER,
      changeId: 'The change that was shown.',
    }),
  },
  type: 'Boolean',
  async run({ inputData: input }, { runner, viewer }) {
    await runner.run(viewer, agreeToClientAccount, input);
    return true;
  },
});
mutation('stopClientAccount', {
  description: 'Stops a requested client account that does not apply yet.',
  args: {
    inputData: input(
      'ClientAccountInputData',
      withBooks,
      { partnerId: WITHOUT_PARTNER },
      { isRequired: true },
    ),
  },
  type: 'Boolean',
  async run({ inputData: { partnerId } }, { runner, viewer }) {
    await runner.run(viewer, stopClientAccount, partnerId);
    return true;
  },
});
query('getClientAccountChanges', {
  description:
    'Returns the requested client accounts of all agencies. For the operator’s bookkeepers, who may be the second person.',
  type: [AccountChangeType],
  run: (_, { runner, viewer }) => runner.read(viewer, getClientAccountChanges, undefined),
});

const ChangeType = builder
  .objectRef<SettingChange & { byName: string | null }>('SettingChange')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('id'),
      at: t.expose('at', { type: 'DateTime' }),
      byName: t.exposeString('byName', {
        nullable: true,
        description:
          'The name of the person who made the change. Null if the system made it, or if the account is deleted.',
      }),
      what: t.exposeString('what'),
      was: t.string({
        nullable: true,
        resolve: ({ was }) => was && JSON.stringify(was),
        description: 'The settings before the change, as JSON.',
      }),
      became: t.string({
        resolve: ({ became }) => JSON.stringify(became),
        description: 'The settings after the change, as JSON.',
      }),
    }),
  });
query('getSettingChanges', {
  description:
    'Returns the changes of the settings for an agency’s client funds, the latest first.',
  args: { queryData: OfPartner, optionData: input('LedgerOptionData', page) },
  type: [ChangeType],
  run: ({ queryData: { partnerId }, optionData: request }, { runner, viewer }) =>
    runner.read(viewer, getSettingChanges, { partnerId, ...request }),
});

const BalanceType = builder
  .objectRef<{ account: LedgerAccount; amount: bigint }>('LedgerBalance')
  .implement({
    fields: (t) => ({
      account: t.expose('account', { type: AccountEnum }),
      amount: t.expose('amount', {
        type: 'Kroner',
        description: 'Kroner. Positive is debit, negative is credit.',
      }),
    }),
  });
const balancesSchema = withBooks.extend({
  contractId: anId.nullish().transform((id) => id ?? undefined),
  on: z.iso
    .date()
    .nullish()
    .transform((day) => day ?? undefined),
});
query('getLedgerBalances', {
  args: {
    queryData: input(
      'LedgerBalancesQueryData',
      balancesSchema,
      {
        partnerId: WITHOUT_PARTNER,
        on: 'The balances at the end of this day, `YYYY-MM-DD`. Defaults to now.',
      },
      { isRequired: true },
    ),
  },
  type: [BalanceType],
  run: ({ queryData }, { runner, viewer }) => runner.read(viewer, getLedgerBalances, queryData),
});

export const LineType = builder.objectRef<LedgerLine>('LedgerLine').implement({
  fields: (t) => ({
    account: t.expose('account', { type: AccountEnum }),
    contractId: t.exposeID('leaseId', { nullable: true }),
    amount: t.expose('amount', { type: 'Kroner' }),
  }),
});
/** Of an entry. */
export const TRUE_DAY =
  'The true day of an entry that came when its period was closed. `dated` is then the first day that was open.';
const EntryType = builder.objectRef<StoredEntry>('LedgerEntry').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    key: t.exposeString('key'),
    kind: t.expose('kind', { type: EntryKindEnum }),
    dated: t.exposeString('dated'),
    occurredOn: t.exposeString('occurredOn', { nullable: true, description: TRUE_DAY }),
    bookedAt: t.expose('bookedAt', { type: 'DateTime' }),
    lines: t.field({ type: [LineType], resolve: ({ lines }) => [...lines] }),
  }),
});
query('getLedgerEntries', {
  description: 'Returns the entries that were booked for a lease, the earliest first.',
  args: {
    queryData: input('LedgerEntriesQueryData', withBooks.extend({ contractId: anId }), {
      partnerId: WITHOUT_PARTNER,
    }),
  },
  type: [EntryType],
  run: ({ queryData }, { runner, viewer }) => runner.read(viewer, getLedgerEntries, queryData),
});
