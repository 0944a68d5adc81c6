import { z } from 'zod';

import {
  LETTER_KINDS,
  PAPER_KINDS,
  PAPER_STATES,
  withdrawalReason,
  paperLanguage,
} from '@husvaer/domain/leases/papers';

import { LanguageType } from '../../accounts/public.ts';
import { refusalIn, signingPolicy } from '../../signing/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import {
  LeaseType,
  contradictionKeys,
  withContract,
  getLease,
  type LeaseView,
  ownAddress,
  signingStatus,
  type PaperView,
  type SigningStatus,
} from '../../leases/public.ts';
import { sendAssignment } from './use-cases/send-assignment.ts';
import { withdrawAssignment } from './use-cases/withdraw-assignment.ts';
import { sendLease } from './use-cases/send-lease.ts';
import { withdrawLease } from './use-cases/withdraw-lease.ts';

const StatusType = builder.objectRef<SigningStatus>('SigningStatus').implement({
  fields: (t) => ({
    signed: t.exposeBoolean('signed'),
    signingUrl: t.exposeString('signingUrl', {
      nullable: true,
      description: 'The URL at which the viewer signs. Null unless it is the viewer’s turn.',
    }),
  }),
});

const SignerType = builder.objectRef<PaperView['signing'][number]>('LeaseSigner').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    role: t.exposeString('role', { description: '`tenant`, `landlord` or `agent`.' }),
    signedAt: t.expose('signedAt', { type: 'DateTime', nullable: true }),
    seenAt: t.expose('seenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the person first saw the signing page.',
    }),
    mayMove: t.exposeBoolean('mayMove', {
      description:
        'Whether the document can be sent to another e-mail address of the person until they sign.',
    }),
    otherName: t.exposeString('otherName', {
      nullable: true,
      description:
        'The name of the person’s electronic identity, when it is another than the document’s. Only the person and the letting side read it before it is confirmed.',
    }),
    otherNameConfirmedAt: t.expose('otherNameConfirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the letting side confirmed that both names are the person’s.',
    }),
    mayConfirmName: t.boolean({
      description:
        'Whether the viewer may confirm another name if they write the document: nobody confirms their own.',
      resolve: (signer, _, { viewer }) => signingPolicy.confirmName(viewer, signer),
    }),
    isOrganisation: t.boolean({
      description: 'Whether the person signs for an organisation, whose name it is.',
      resolve: ({ orgNumber }) => orgNumber !== null,
    }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the person first opened the document.',
    }),
  }),
});

const EndType = builder.objectRef<PaperView>('SigningEnd').implement({
  description: 'The end of the last signing that not everyone completed.',
  fields: (t) => ({
    status: t.exposeString('state', {
      description: '`declined`, `expired`, `withdrawn` or `failed`.',
    }),
    name: t.exposeString('endedBy', {
      nullable: true,
      description: 'The name of the person who declined.',
    }),
    reason: t.string({
      nullable: true,
      args: { language: t.arg({ type: LanguageType, required: true, defaultValue: 'no' }) },
      description: 'As its sender or the signer wrote it, or why a signature was refused.',
      resolve: ({ reason }, { language }) => reason && (refusalIn(language, reason) ?? reason),
    }),
    at: t.expose('endedAt', { type: 'DateTime', nullable: true }),
  }),
});

/** Whether the document is being made, out, signed or sent, and has not ended. */
const isOut = (paper: PaperView | null) =>
  paper !== null && ['making', 'signing', 'signed', 'sent'].includes(paper.state);
const endOf = (paper: PaperView | null) => (paper && !isOut(paper) ? paper : null);
const fileOf = (paper: PaperView | null) =>
  isOut(paper) ? (paper?.signedDocumentId ?? paper?.documentId ?? null) : null;
/** An assignment is between the agency and the landlord; tenants can't see it. */
const agreementOf = ({ side, agreement }: LeaseView) => (side === 'tenant' ? null : agreement);

const PaperKindEnum = builder.enumType('PaperKind', { values: [...PAPER_KINDS, ...LETTER_KINDS] });
const PaperStateEnum = builder.enumType('PaperState', { values: PAPER_STATES });

/** A document of a lease, for a viewer. */
interface ShownPaper {
  paper: PaperView;
  viewerId: string | null;
}

const PaperType = builder.objectRef<ShownPaper>('LeasePaper').implement({
  description: 'The latest document of a kind: an agreement to sign, or a letter.',
  fields: (t) => ({
    kind: t.field({ type: PaperKindEnum, resolve: ({ paper }) => paper.kind }),
    state: t.field({ type: PaperStateEnum, resolve: ({ paper }) => paper.state }),
    sentAt: t.field({ type: 'DateTime', resolve: ({ paper }) => paper.sentAt }),
    fileId: t.id({
      nullable: true,
      resolve: ({ paper }) => paper.signedDocumentId ?? paper.documentId,
    }),
    signers: t.field({ type: [SignerType], resolve: ({ paper }) => paper.signing }),
    signingUrl: t.string({
      nullable: true,
      description: 'The URL at which the viewer signs. Null unless it is the viewer’s turn.',
      resolve: ({ paper, viewerId }) => ownAddress(paper, viewerId),
    }),
    end: t.field({ type: EndType, nullable: true, resolve: ({ paper }) => endOf(paper) }),
  }),
});

builder.objectFields(LeaseType, (t) => ({
  papers: t.field({
    type: [PaperType],
    description: 'The documents after the lease, the latest of each kind.',
    resolve: ({ papers, viewerId }) =>
      papers.filter(({ kind }) => kind !== 'lease').map((paper) => ({ paper, viewerId })),
  }),
  mayWrite: t.boolean({
    description: 'Whether the viewer may write the lease’s documents.',
    resolve: (lease) => lease.mayWrite,
  }),
  enabledLeaseEsigning: t.boolean({
    description:
      'Whether the lease is sent for signing or signed. False if it is cancelled or withdrawn.',
    resolve: ({ contract }) => isOut(contract),
  }),
  enabledEsigning: t.boolean({
    description: 'Whether the assignment is sent for signing or signed. Always false for tenants.',
    resolve: (lease) => isOut(agreementOf(lease)),
  }),
  leaseContractPdfGenerated: t.boolean({ resolve: ({ contract }) => fileOf(contract) !== null }),
  assignmentContractPdfGenerated: t.boolean({
    resolve: (lease) => fileOf(agreementOf(lease)) !== null,
  }),
  leaseFileId: t.id({
    nullable: true,
    description: 'The document that was sent, and the signed one once everyone has signed.',
    resolve: ({ contract }) => fileOf(contract),
  }),
  assignmentFileId: t.id({ nullable: true, resolve: (lease) => fileOf(agreementOf(lease)) }),
  signingExpiresAt: t.field({
    type: 'DateTime',
    nullable: true,
    resolve: ({ contract }) => (contract?.state === 'signing' ? contract.expiresAt : null),
  }),
  signers: t.field({
    type: [SignerType],
    description: 'The signers in order: every tenant, then the landlord.',
    resolve: ({ contract }) => (contract && isOut(contract) ? contract.signing : []),
  }),
  assignmentSigners: t.field({
    type: [SignerType],
    description: 'The signers in order: the agent, then the landlord. Empty for tenants.',
    resolve: (lease) => (isOut(agreementOf(lease)) ? (lease.agreement?.signing ?? []) : []),
  }),
  lastSigningEnd: t.field({
    type: EndType,
    nullable: true,
    description:
      'The end of the last signing of the lease. Null if it was never sent, or is out for signing again.',
    resolve: ({ contract }) => endOf(contract),
  }),
  lastAssignmentSigningEnd: t.field({
    type: EndType,
    nullable: true,
    resolve: (lease) => endOf(agreementOf(lease)),
  }),
  tenantLeaseSigningStatus: t.field({
    type: StatusType,
    resolve: (lease) => signingStatus(lease.contract, 'tenant', lease.viewerId),
  }),
  landlordLeaseSigningStatus: t.field({
    type: StatusType,
    resolve: (lease) => signingStatus(lease.contract, 'landlord', lease.viewerId),
  }),
  agentAssignmentSigningStatus: t.field({
    type: StatusType,
    resolve: (lease) => signingStatus(agreementOf(lease), 'agent', lease.viewerId),
  }),
  landlordAssignmentSigningStatus: t.field({
    type: StatusType,
    resolve: (lease) => signingStatus(agreementOf(lease), 'landlord', lease.viewerId),
  }),
}));

const LANGUAGE = 'The language of the contract. Defaults to Norwegian.';

const sending = withContract.extend({
  version: z.int(),
  language: paperLanguage,
  confirmed: contradictionKeys.nullish().transform((keys) => keys ?? []),
});

const withdrawal = withContract.extend({ reason: withdrawalReason });

mutation('sendLease', {
  description: 'Sends a draft for signing, first to every tenant, then to the landlord.',
  args: {
    inputData: input('SendLeaseInputData', sending, {
      language: LANGUAGE,
      confirmed: 'Keys of the lease’s contradictions that the sender confirms to be right.',
    }),
  },
  type: LeaseType,
  run: ({ inputData: { contractId: id, ...input } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(sendLease, getLease, id), { id, ...input }),
});

mutation('sendAssignment', {
  description:
    'Sends the assignment of a lease for signing, first to the agent, then to the landlord.',
  args: {
    inputData: input('SendAssignmentInputData', withContract.extend({ language: paperLanguage }), {
      language: LANGUAGE,
    }),
  },
  type: LeaseType,
  run: ({ inputData: { contractId: id, language } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(sendAssignment, getLease, id), { id, language }),
});

const WithdrawInput = input('WithdrawLeaseInputData', withdrawal, {
  reason: 'The reason, which everyone is notified of. At most 500 characters.',
});

mutation('withdrawLease', {
  description: 'Withdraws a lease that not everyone has signed. It becomes a draft again.',
  args: { inputData: WithdrawInput },
  type: LeaseType,
  run: ({ inputData: { contractId: id, reason } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(withdrawLease, getLease, id), { id, reason }),
});

mutation('withdrawAssignment', {
  description: 'Withdraws an assignment that not everyone has signed.',
  args: { inputData: WithdrawInput },
  type: LeaseType,
  run: ({ inputData: { contractId: id, reason } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(withdrawAssignment, getLease, id), { id, reason }),
});
