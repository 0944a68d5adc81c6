// Made by script/generate from lease.fragment.graphql.
import type { LeaseContradictionItemFragment } from '../contradictions/contradiction.fragment.graphql.ts';
import type { LeasePaperCardFragment } from '../paper.fragment.graphql.ts';
import type { LeaseSignerLineFragment } from '../paper.fragment.graphql.ts';
import type { SigningEndLineFragment } from '../paper.fragment.graphql.ts';
import type { LeasePersonCardFragment } from '../person.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LeaseDetailFragment = { _id: string, version: number, leaseStatus: Types.LeaseStatus, rentStatus: Types.RentStatus | null, mayWrite: boolean, refusedEmails: Array<string>, kind: Types.TenancyKind, contractStartDate: string, contractEndDate: string | null, rentEndDate: string | null, isTermTooShort: boolean, mayGiveNotice: boolean, noticeMonths: number, monthlyRentAmount: number, useCosts: Array<Types.UseCost>, dueDay: number, security: Types.SecurityType, securityAmount: number | null, houseRules: string | null, roomName: string | null, homeOf: string | null, rentCollection: Types.RentCollection | null, rentAccount: string | null, leaseContractPdfGenerated: boolean, assignmentContractPdfGenerated: boolean, enabledEsigning: boolean, leaseFileId: string | null, assignmentFileId: string | null, signingExpiresAt: string | null, contradictions: Array<LeaseContradictionItemFragment>, dueDays: Array<{ since: string, day: number }>, landlord: { _id: string, name: string, email: string, phoneNumber: string | null } | null, agent: LeasePersonCardFragment | null, ownContract: { title: string } | null, tenantLeaseSigningStatus: { signed: boolean, signingUrl: string | null }, landlordLeaseSigningStatus: { signed: boolean, signingUrl: string | null }, agentAssignmentSigningStatus: { signed: boolean, signingUrl: string | null }, landlordAssignmentSigningStatus: { signed: boolean, signingUrl: string | null }, signers: Array<LeaseSignerLineFragment>, assignmentSigners: Array<LeaseSignerLineFragment>, lastSigningEnd: SigningEndLineFragment | null, lastAssignmentSigningEnd: SigningEndLineFragment | null, notice: { by: string, ground: Types.NoticeGround | null, reason: string | null, givenOn: string | null, endsOn: string | null, protestUntil: string | null, protestedAt: string | null, protest: string | null } | null, rentChanges: Array<{ takesEffectOn: string, amount: number }>, papers: Array<(
    { sentAt: string }
    & LeasePaperCardFragment
  )> };
