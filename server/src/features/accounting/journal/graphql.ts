import { DOCUMENT_KINDS } from '@husvaer/domain/accounting/documents';
import { z } from '@husvaer/domain/kernel/zod';
import { LEDGER_ACCOUNTS } from '@husvaer/domain/ledger/accounts';

import {
  EntryKindEnum,
  LineType,
  TRUE_DAY,
  WITHOUT_PARTNER,
  withBooks,
  type JournalPlace,
  type StatementPlace,
} from '../../ledger/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input, inputLike } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { anId } from '../../../platform/input-id.ts';
import type { VoucherDocument } from '../documents/store.ts';
import { journalParameters, statementParameters } from './read-filter.ts';
import { getAccountStatement, type AccountStatement } from './use-cases/get-account-statement.ts';
import { getJournal, type Voucher } from './use-cases/get-journal.ts';
import { getLedgerPeople, type LedgerPerson } from './use-cases/get-ledger-people.ts';
import type { StatementRow } from './view-lines.ts';

const MOST = 200;
const USUAL = 50;

/** A place as clients keep it: `2026-03-01.12`, of an account statement `2026-03-01.12.0`. */
const writePlace = ({ dated, number }: JournalPlace): string => `${dated}.${number}`;
const parts = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .transform((text) => text.split('.'));
const journalPlace = parts(/^\d{4}-\d\d-\d\d\.\d{1,9}$/)
  .pipe(z.tuple([z.iso.date(), z.string()]))
  .transform(([dated, number]): JournalPlace => ({ dated, number: Number(number) }));
const statementPlace = parts(/^\d{4}-\d\d-\d\d\.\d{1,9}\.\d{1,4}$/)
  .pipe(z.tuple([z.iso.date(), z.string(), z.string()]))
  .transform(([dated, number, position]): StatementPlace => ({
    ...{ dated, number: Number(number), position: Number(position) },
  }));
const pageAfter = <Place extends z.ZodType>(place: Place) =>
  z.object({
    limit: z
      .int()
      .min(1)
      .max(MOST)
      .nullish()
      .transform((limit) => limit ?? USUAL),
    after: place.nullish().transform((after) => after ?? null),
  });
const journalPage = pageAfter(journalPlace);
const statementPage = pageAfter(statementPlace);

const DocumentKindEnum = builder.enumType('VoucherDocumentKind', { values: DOCUMENT_KINDS });
const DocumentType = builder.objectRef<VoucherDocument>('VoucherDocument').implement({
  description: 'The document of an entry.',
  fields: (t) => ({
    kind: t.expose('kind', { type: DocumentKindEnum }),
    number: t.exposeInt('number', {
      nullable: true,
      description:
        'The number of an invoice or a payout, or the place of a payment in the bank’s file.',
    }),
    fileId: t.exposeID('fileId', {
      nullable: true,
      description: 'The stored file. Null until it is made, and for a payment in a bank’s file.',
    }),
    bankFileId: t.exposeID('bankFileId', { nullable: true }),
    name: t.exposeString('name', {
      nullable: true,
      description:
        'The name of the bank’s file, or of the person who recorded it on a lease or wrote it off.',
    }),
    contractId: t.exposeID('leaseId', {
      nullable: true,
      description: 'The lease whose timeline has the record.',
    }),
    lineId: t.exposeID('lineId', {
      nullable: true,
      description: 'The movement on the client account (`getBankMovement`).',
    }),
    payoutId: t.exposeID('payoutId', { nullable: true }),
    refundId: t.exposeID('refundId', { nullable: true }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why a person wrote it off, or recorded it.',
    }),
    agreedByName: t.exposeString('agreedByName', {
      nullable: true,
      description: 'The second person, where one agreed.',
    }),
  }),
});
const LeaseType = builder.objectRef<LeaseRent>('VoucherLease').implement({
  fields: (t) => ({
    contractId: t.exposeID('leaseId'),
    leaseNumber: t.exposeString('number', {
      description: 'The numbers of the property and the lease: `12-3`.',
    }),
    home: t.string({ resolve: ({ property }) => property.name }),
  }),
});

const VoucherType = builder.objectRef<Voucher>('Voucher').implement({
  description: 'An entry of the journal.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    number: t.exposeInt('number', {
      description: 'The number in the year of `dated`, without gaps in the books.',
    }),
    kind: t.expose('kind', { type: EntryKindEnum }),
    dated: t.exposeString('dated'),
    occurredOn: t.exposeString('occurredOn', { nullable: true, description: TRUE_DAY }),
    bookedAt: t.expose('bookedAt', { type: 'DateTime' }),
    lines: t.field({ type: [LineType], resolve: ({ lines }) => lines }),
    leases: t.field({ type: [LeaseType], resolve: ({ rents }) => rents }),
    document: t.expose('document', { type: DocumentType, nullable: true }),
  }),
});
const JournalType = builder
  .objectRef<{ data: Voucher[]; next: JournalPlace | null }>('Journal')
  .implement({
    fields: (t) => ({
      data: t.expose('data', { type: [VoucherType] }),
      next: t.string({
        nullable: true,
        description: 'The value of `after` for the next page. Null on the last page.',
        resolve: ({ next }) => next && writePlace(next),
      }),
    }),
  });

const AFTER = 'The value of `next` of the page before.';
const PERSON = 'Only of the leases that this person rents or lets.';
const FROM = 'The first day, `YYYY-MM-DD`. Defaults to the first entry’s.';
const TO = 'The last day, `YYYY-MM-DD`. Defaults to the last entry’s.';
const parameters = { partnerId: WITHOUT_PARTNER, from: FROM, to: TO, personId: PERSON };
const journalOptions = input('JournalOptionData', journalPage, {
  limit: `At most ${MOST}. Defaults to ${USUAL}.`,
  after: AFTER,
});
query('getJournal', {
  description: 'Returns the entries of a period by day and voucher number. Each has all its lines.',
  args: {
    queryData: input(
      'JournalQueryData',
      journalParameters.safeExtend(withBooks.shape),
      parameters,
      { isRequired: true },
    ),
    optionData: journalOptions,
  },
  type: JournalType,
  run: ({ queryData, optionData }, { runner, viewer }) =>
    runner.read(viewer, getJournal, { ...queryData, ...optionData }),
});

const RowType = builder.objectRef<StatementRow>('AccountStatementLine').implement({
  fields: (t) => ({
    _id: t.id({ resolve: ({ id, position }) => `${id}.${position}` }),
    number: t.exposeInt('number', { description: 'The voucher number in the year of `dated`.' }),
    kind: t.expose('kind', { type: EntryKindEnum }),
    dated: t.exposeString('dated'),
    occurredOn: t.exposeString('occurredOn', { nullable: true, description: TRUE_DAY }),
    bookedAt: t.expose('bookedAt', { type: 'DateTime' }),
    amount: t.expose('amount', {
      type: 'Kroner',
      description: 'Kroner. Positive is debit, negative is credit.',
    }),
    balance: t.expose('balance', {
      type: 'Kroner',
      description: 'The balance of the account after this line.',
    }),
    lease: t.field({ type: LeaseType, nullable: true, resolve: ({ rent }) => rent }),
    document: t.expose('document', { type: DocumentType, nullable: true }),
  }),
});
const StatementType = builder.objectRef<AccountStatement>('AccountStatement').implement({
  description: 'An account over a period. Positive balances are debit, negative ones are credit.',
  fields: (t) => ({
    opening: t.expose('opening', { type: 'Kroner' }),
    debit: t.expose('debit', { type: 'Kroner' }),
    credit: t.expose('credit', { type: 'Kroner' }),
    closing: t.expose('closing', { type: 'Kroner' }),
    data: t.expose('data', { type: [RowType] }),
    next: t.string({
      nullable: true,
      description: 'The value of `after` for the next page. Null on the last page.',
      resolve: ({ next }) => next && `${writePlace(next)}.${next.position}`,
    }),
  }),
});
query('getAccountStatement', {
  description:
    'Returns the lines of an account over a period by day and voucher number, with the balance after each.',
  args: {
    queryData: input(
      'AccountStatementQueryData',
      statementParameters.safeExtend({ ...withBooks.shape, account: z.enum(LEDGER_ACCOUNTS) }),
      parameters,
    ),
    optionData: inputLike(journalOptions, statementPage),
  },
  type: StatementType,
  run: ({ queryData, optionData }, { runner, viewer }) =>
    runner.read(viewer, getAccountStatement, { ...queryData, ...optionData }),
});

const PersonType = builder.objectRef<LedgerPerson>('LedgerPerson').implement({
  fields: (t) => ({ _id: t.exposeID('id'), name: t.exposeString('name') }),
});
query('getLedgerPeople', {
  description:
    'Returns the landlord and the tenants of a lease in an agency’s books, by whom its journal can be filtered.',
  args: {
    queryData: input('LedgerPeopleQueryData', withBooks.extend({ contractId: anId }), {
      partnerId: WITHOUT_PARTNER,
    }),
  },
  type: [PersonType],
  run: ({ queryData }, { runner, viewer }) => runner.read(viewer, getLedgerPeople, queryData),
});
