import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { ExceptionType } from '../exceptions/graphql.ts';
import { BankFileFormat } from '../graphql.ts';
import { EVIDENCE_KINDS } from './store.ts';
import { getBankMovement, type BankMovement } from './use-cases/get-bank-movement.ts';

const KindEnum = builder.enumType('BankEvidenceKind', { values: EVIDENCE_KINDS });

const EvidenceType = builder.objectRef<BankMovement['evidence'][number]>('BankEvidence').implement({
  description: 'A place in a bank’s file that states a payment, or a sum of which it is a part.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    fileId: t.exposeID('fileId'),
    fileName: t.exposeString('fileName'),
    archive: t.exposeString('archive', {
      nullable: true,
      description: 'The name of the ZIP that the file came in. Null if it came alone.',
    }),
    format: t.expose('format', { type: BankFileFormat }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    isBrought: t.exposeBoolean('isBrought', {
      description: 'Whether a person brought the file. If not, the bank’s own channel did.',
    }),
    byName: t.exposeString('byName', {
      nullable: true,
      description:
        'The person who brought the file. Null for the bank, or if it is unknown who did.',
    }),
    sentByBankAt: t.expose('sentByBankAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the bank’s own channel sent the same bytes as the person.',
    }),
    hasOriginal: t.exposeBoolean('hasOriginal', {
      description:
        'Whether the viewer can download the file from `/api/money/…/bank-files/…`. An auditor cannot.',
    }),
    lineId: t.exposeID('lineId', {
      nullable: true,
      description: 'The payment that is stored from there. Null if none is.',
    }),
    amount: t.expose('amount', {
      type: 'Kroner',
      description: 'Negative for an outgoing payment.',
    }),
    bookedOn: t.exposeString('bookedOn'),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'The bank’s reference.',
    }),
  }),
});

const MovementType = builder.objectRef<BankMovement>('BankMovement').implement({
  description: 'A payment on a client account, and every file that states it.',
  fields: (t) => ({
    account: t.string({ resolve: ({ payment }) => payment.account }),
    payment: t.expose('payment', { type: ExceptionType }),
    takenBy: t.string({
      nullable: true,
      description:
        'What recognized it: `invoicing` by its KID, `payouts` as an order, `charges` as the bank’s own. Null if a person settles it.',
      resolve: ({ payment }) => payment.takenBy,
    }),
    contractIds: t.idList({
      description: 'The leases whose invoices it pays.',
      resolve: ({ leaseIds }) => leaseIds,
    }),
    evidence: t.expose('evidence', { type: [EvidenceType] }),
  }),
});
const querySchema = z.strictObject({ lineId: uuid });
query('getBankMovement', {
  description: 'Returns a payment on a client account, with every file that states it.',
  args: { queryData: input('BankMovementQueryData', querySchema) },
  type: MovementType,
  run: ({ queryData: { lineId } }, { runner, viewer }) =>
    runner.read(viewer, getBankMovement, lineId),
});
