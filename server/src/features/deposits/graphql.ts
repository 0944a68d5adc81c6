import { z } from 'zod';

import { DEPOSIT_STATUSES, SECURITY_STATUSES } from '@husvaer/domain/deposits/states';
import { RELEASE_GROUNDS, RELEASE_STATES } from '@husvaer/domain/deposits/release';
import {
  DEPOSIT_STEPS,
  STEP_ACTORS,
  STEP_STATES,
  type DepositStep,
} from '@husvaer/domain/deposits/steps';
import { openOf } from '@husvaer/domain/invoices/states';
import { rentClaim, depositSuit, guarantee, insurance } from '@husvaer/domain/deposits/claim';

import { AttachmentInput, FileType } from '../files/public.ts';
import { SecurityEnum } from '../leases/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { input, inputWithRest } from '../../platform/graphql/input.ts';
import { query, mutation } from '../../platform/graphql/operation.ts';
import { anId } from '../../platform/input-id.ts';
import { thenRead } from '../../platform/work.ts';
import { acceptDepositClaim } from './use-cases/accept-deposit-claim.ts';
import { claimDeposit } from './use-cases/claim-deposit.ts';
import { showDepositSuit } from './use-cases/show-deposit-suit.ts';
import { withdrawDepositClaim } from './use-cases/withdraw-deposit-claim.ts';
import type { DepositTenant } from './tenants/store.ts';
import { noteDepositGuarantee } from './use-cases/note-deposit-guarantee.ts';
import { noteDepositInsurance } from './use-cases/note-deposit-insurance.ts';
import { getDeposit } from './use-cases/get-deposit.ts';
import type { DepositView } from './deposit-view.ts';

export const DepositStatusEnum = builder.enumType('DepositStatus', { values: DEPOSIT_STATUSES });
export const SecurityStatusEnum = builder.enumType('SecurityStatus', { values: SECURITY_STATUSES });
const GroundEnum = builder.enumType('DepositReleaseGround', { values: RELEASE_GROUNDS });
const StateEnum = builder.enumType('DepositReleaseState', { values: RELEASE_STATES });

const FormType = builder.objectRef<DepositView['forms'][number]>('DepositForm').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', nullable: true }),
    path: t.exposeString('path', {
      nullable: true,
      description: 'The path of the form. Null for the forms of others.',
    }),
  }),
});

const AccountType = builder.objectRef<DepositTenant>('DepositAccount').implement({
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'The name of the account holder. The main tenant holds an account for all tenants.',
    }),
    number: t.exposeString('accountNumber', { nullable: true }),
    bankName: t.exposeString('bankName', { nullable: true }),
    openedOn: t.exposeString('openedOn', { nullable: true }),
  }),
});

type OpenRelease = NonNullable<DepositView['release']['open']>;
const ReleaseType = builder.objectRef<OpenRelease>('DepositRelease').implement({
  description: 'A claim for the money in a deposit account.',
  fields: (t) => ({
    ground: t.expose('ground', { type: GroundEnum }),
    state: t.expose('state', { type: StateEnum }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'The side that made the claim: `tenant` or `landlord`. Null if both agree.',
    }),
    asked: t.expose('asked', {
      type: 'Kroner',
      description: 'The amount that goes to the landlord. 0 in a tenant’s claim.',
    }),
    claimedOn: t.exposeString('claimedOn'),
    notifiedOn: t.exposeString('notifiedOn', {
      nullable: true,
      description:
        'The day the other side was notified. A landlord’s claim for rent is also notified by post: null until the letter is posted.',
    }),
    until: t.exposeString('until', {
      nullable: true,
      description:
        'The last day to show that a suit was filed, `YYYY-MM-DD`. Null until the other side is notified.',
    }),
  }),
});

const ProofType = builder.objectRef<DepositView['proofs'][number]>('DepositProof').implement({
  description: 'Evidence from one side, while the money is claimed.',
  fields: (t) => ({
    side: t.exposeString('side', {
      description: 'The side that the evidence is from: `tenant` or `landlord`.',
    }),
    file: t.expose('file', { type: FileType }),
  }),
});

const StepNameEnum = builder.enumType('DepositStepName', { values: DEPOSIT_STEPS });
const StepStateEnum = builder.enumType('DepositStepState', { values: STEP_STATES });
const StepActorEnum = builder.enumType('DepositStepActor', { values: STEP_ACTORS });
const StepType = builder.objectRef<DepositStep>('DepositStep').implement({
  description: 'A step of a security, from the agreement to its end.',
  fields: (t) => ({
    name: t.expose('name', { type: StepNameEnum }),
    state: t.expose('state', { type: StepStateEnum }),
    by: t.expose('by', { type: StepActorEnum, description: 'Whom the step waits for.' }),
    until: t.exposeString('until', {
      nullable: true,
      description: 'The last day for the step, or the day it lasts to, `YYYY-MM-DD`.',
    }),
    isLate: t.exposeBoolean('isLate', {
      description: 'Whether the last day passed before it was done.',
    }),
    on: t.exposeString('on', {
      nullable: true,
      description: 'The day on which it was done, if that is known.',
    }),
  }),
});

export const DepositType = builder.objectRef<DepositView>('Deposit').implement({
  fields: (t) => ({
    _id: t.id({ resolve: ({ deposit }) => deposit.id }),
    type: t.field({ type: SecurityEnum, resolve: ({ deposit }) => deposit.type }),
    status: t.expose('status', { type: DepositStatusEnum }),
    securityStatus: t.expose('securityStatus', { type: SecurityStatusEnum }),
    isPaid: t.exposeBoolean('isPaid'),
    isAwaited: t.exposeBoolean('isAwaited', {
      description: 'Whether an amount remains to be paid.',
    }),
    amount: t.field({ type: 'Kroner', resolve: ({ deposit }) => deposit.amount }),
    paidAmount: t.field({
      type: 'Kroner',
      nullable: true,
      description:
        'The amount that has been paid: of the deposit for an account, of the fee for an insurance.',
      resolve: ({ facts }) => ('paid' in facts ? facts.paid : null),
    }),
    balance: t.field({
      type: 'Kroner',
      description: 'The balance of the deposit accounts.',
      resolve: ({ release }) => release.balance,
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ deposit }) => deposit.createdAt }),
    endsOn: t.string({
      nullable: true,
      description: 'The last day on which an insurance or a guarantee is valid.',
      resolve: ({ facts }) => ('endsOn' in facts ? facts.endsOn : null),
    }),
    bankNumber: t.string({
      nullable: true,
      description: 'The account number to pay the deposit, or the fee of an insurance, to.',
      resolve: ({ accounts, invoice }) => accounts[0]?.accountNumber ?? invoice?.account ?? null,
    }),
    depositAccountBankName: t.string({
      nullable: true,
      resolve: ({ accounts }) => accounts[0]?.bankName ?? null,
    }),
    accounts: t.expose('accounts', { type: [AccountType] }),
    depositInsurancePayable: t.field({
      type: 'Kroner',
      nullable: true,
      description: 'What is left to pay of the fee of an insurance; once nothing is, the fee.',
      resolve: ({ deposit, invoice }) => (invoice && openOf(invoice)) || deposit.insuranceFee,
    }),
    depositInsuranceKid: t.string({
      nullable: true,
      resolve: ({ invoice }) => invoice?.kid ?? null,
    }),
    referenceNumber: t.string({
      nullable: true,
      description: 'The reference number of the insurer or the guarantor.',
      resolve: ({ deposit }) => deposit.insuranceReference ?? deposit.guaranteeReference,
    }),
    guarantor: t.string({ nullable: true, resolve: ({ deposit }) => deposit.guarantor }),
    forms: t.expose('forms', { type: [FormType] }),
    release: t.field({ type: ReleaseType, nullable: true, resolve: ({ release }) => release.open }),
    steps: t.expose('steps', { type: [StepType] }),
    proofs: t.expose('proofs', { type: [ProofType] }),
    side: t.string({
      description: 'The side of the viewer: `tenant` or `landlord`.',
      resolve: ({ release }) => release.side,
    }),
    mayClaim: t.boolean({ resolve: ({ release }) => release.mayClaim }),
    rentNeedsConsent: t.boolean({
      description:
        'Whether unpaid rent is paid out with the tenant’s consent or by a judgment only: the contract names no account for rent in the bank of the deposit (husleieloven § 3-5).',
      resolve: ({ release }) => release.rentNeedsConsent,
    }),
    mayAccept: t.boolean({ resolve: ({ release }) => release.mayAccept }),
    mayShowSuit: t.boolean({ resolve: ({ release }) => release.mayShowSuit }),
    mayWithdraw: t.boolean({ resolve: ({ release }) => release.mayWithdraw }),
  }),
});

const withContract = z.object({ contractId: anId });

query('getDeposit', {
  description: 'Returns the deposit of a lease to its parties. Null until there is one.',
  args: { queryData: input('DepositQueryData', withContract) },
  type: DepositType,
  nullable: true,
  run: ({ queryData: { contractId } }, { runner, viewer }) =>
    runner.read(viewer, getDeposit, contractId),
});

mutation('claimDeposit', {
  description:
    'Claims money in a deposit account. A landlord claims unpaid rent, a tenant claims the whole balance.',
  args: {
    inputData: inputWithRest(
      'ClaimDepositInputData',
      { first: withContract, rest: rentClaim({ balance: 0n }) },
      {
        amount: { isRequired: false, description: 'The amount of a landlord’s claim in kroner.' },
        attachments: {
          nested: AttachmentInput,
          description: 'Documents that show the unpaid rent, for a landlord’s claim.',
        },
      },
    ),
  },
  type: DepositType,
  nullable: true,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(claimDeposit, getDeposit, inputData.contractId), inputData),
});

mutation('showDepositSuit', {
  description:
    'Submits proof that the viewer has filed a suit over the other side’s claim. The money stays in the account.',
  args: {
    inputData: input('ShowDepositSuitInputData', depositSuit.extend(withContract.shape), {
      attachments: { nested: AttachmentInput, isRequired: true },
    }),
  },
  type: DepositType,
  nullable: true,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(showDepositSuit, getDeposit, inputData.contractId), inputData),
});

const ofDeposit = input('DepositInputData', withContract);
for (const [name, act, description] of [
  ['acceptDepositClaim', acceptDepositClaim, 'Accepts the other side’s claim.'],
  ['withdrawDepositClaim', withdrawDepositClaim, 'Withdraws the claim of the viewer’s side.'],
] as const)
  mutation(name, {
    description,
    args: { inputData: ofDeposit },
    type: DepositType,
    nullable: true,
    run: ({ inputData: { contractId } }, { runner, viewer }) =>
      runner.run(viewer, thenRead(act, getDeposit, contractId), contractId),
  });

mutation('noteDepositGuarantee', {
  description: 'Records who guarantees the rent. For the landlord’s side.',
  args: {
    inputData: input('NoteDepositGuaranteeInputData', guarantee.extend(withContract.shape)),
  },
  type: DepositType,
  nullable: true,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(noteDepositGuarantee, getDeposit, inputData.contractId), inputData),
});

mutation('noteDepositInsurance', {
  description:
    'Records whether the insurer issues or refuses the insurance. For the landlord’s side.',
  args: {
    inputData: input('NoteDepositInsuranceInputData', insurance.extend(withContract.shape)),
  },
  type: DepositType,
  nullable: true,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(noteDepositInsurance, getDeposit, inputData.contractId), inputData),
});
