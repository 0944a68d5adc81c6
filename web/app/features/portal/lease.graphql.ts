// Made by script/generate from lease.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { LateClaimsFragment } from '../arrears/claims/late-claims.fragment.graphql.ts';
import type { AccountChangeNoteFragment } from '../invoices/new-account/account-change.fragment.graphql.ts';
import type { LeaseDetailFragment } from '../leases/detail/lease.fragment.graphql.ts';
import type { LeasePersonCardFragment } from '../leases/person.fragment.graphql.ts';
import type { LeasePropertyAddressFragment } from '../leases/property.fragment.graphql.ts';
import type { LeaseUserContactFragment } from './tenant.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LeaseQueryVariables = Exact<{
  id: string;
  personType?: Types.LeasePersonType | null | undefined;
}>;


export type LeaseQuery = { getSingleLeaseForPublicSite: (
    { leaseSerial: number, side: Types.LeaseSide, propertyId: string, mayCollectRent: boolean, awaitsBrokeringConsent: boolean, remainingPercentage: number, enabledLeaseEsigning: boolean, evictionNoticeFileId: string | null, evictionLetterFileId: string | null, remaining: { year: number, month: number, days: number }, property: (
      { propertySerial: number, lat: number, lng: number }
      & LeasePropertyAddressFragment
    ), partner: { _id: string, name: string } | null, counterpart: LeasePersonCardFragment | null, invoiceInfo: { tenantStatusEnum: Types.RentStatus | null, amount: number | null, invoiceAmount: number | null, invoiceDueDate: string | null, payBy: string | null, nextInvoiceDate: string | null, invoiceAccountNumber: string | null, kidNumber: string | null, accountChange: AccountChangeNoteFragment | null, totals: { claimed: number, paid: number, open: number, surplus: number }, firstInvoice: { amount: number, status: Types.InvoiceStatus, dueDate: string, accountNumber: string, kidNumber: string | null } | null }, paymentPlan: { _id: string, state: Types.PaymentPlanState, isOwn: boolean, total: number, instalments: Array<{ dueOn: string, amount: number, left: number }> } | null, arrears: LateClaimsFragment | null, evictionNotice: { sentDate: string } | null, securityDetails: { securityStatus: Types.SecurityStatus, isPaid: boolean, isAwaited: boolean, balance: number, bankNumber: string | null, depositInsurancePayable: number | null, depositInsuranceKid: string | null } | null, payoutInfo: { nextPayoutDate: string | null, nextPayoutAmount: number | null, invoicePaidAfterPayoutDate: boolean, payoutTo: string | null, monthlyPayoutDate: number, latePayouts: Array<{ _id: string, amount: number, on: string, reason: Types.PayoutLateReason, expectedOn: string | null }> } | null, assignmentInfo: { guarantee: number | null, period: { from: string, to: string | null }, brokeringCommissionAmount: { type: Types.CommissionType, amount: number } | null, rentalManagementCommissionAmount: { type: Types.CommissionType, amount: number } | null, addons: Array<{ name: string, amount: number }> } | null }
    & LeaseDetailFragment
  ), getLeaseTenants: { data: { mainTenant: { user: (
          { _id: string | null }
          & LeaseUserContactFragment
        ) } | null, coTenants: Array<{ user: (
          { _id: string | null }
          & LeaseUserContactFragment
        ) }> } }, getLeaseTimeline: Array<{ _id: string, on: string, at: string | null, kind: Types.LeaseTimelineKind, by: string | null, note: string | null, amount: number | null, accountNumber: string | null, formerAccountNumber: string | null, day: string | null, invoiceSerialId: number | null, fileId: string | null }> };

export const Lease: Operation<LeaseQuery, LeaseQueryVariables> = {
  name: "Lease",
  source: "query Lease($id:ID!$personType:LeasePersonType){getSingleLeaseForPublicSite(queryData:{contractId:$id personType:$personType}){...LeaseDetail leaseSerial side propertyId mayCollectRent awaitsBrokeringConsent remaining{year month days}remainingPercentage property{...LeasePropertyAddress propertySerial lat lng}partner{_id name}counterpart{...LeasePersonCard}enabledLeaseEsigning invoiceInfo{tenantStatusEnum amount invoiceAmount invoiceDueDate payBy nextInvoiceDate invoiceAccountNumber accountChange{...AccountChangeNote}kidNumber totals{claimed paid open surplus}firstInvoice{amount status dueDate accountNumber kidNumber}}paymentPlan{_id state isOwn total instalments{dueOn amount left}}arrears{...LateClaims}evictionNotice{sentDate}evictionNoticeFileId evictionLetterFileId securityDetails{securityStatus isPaid isAwaited balance bankNumber depositInsurancePayable depositInsuranceKid}payoutInfo{nextPayoutDate nextPayoutAmount invoicePaidAfterPayoutDate payoutTo monthlyPayoutDate latePayouts{_id amount on reason expectedOn}}assignmentInfo{period{from to}brokeringCommissionAmount{type amount}rentalManagementCommissionAmount{type amount}guarantee addons{name amount}}}getLeaseTenants(queryData:{contractId:$id}){data{mainTenant{user{_id ...LeaseUserContact}}coTenants{user{_id ...LeaseUserContact}}}}getLeaseTimeline(queryData:{contractId:$id}){_id on at kind by note amount accountNumber formerAccountNumber day invoiceSerialId fileId}}fragment LateClaims on ArrearsOverview{stage everything payBy next{step on}waitsFor{kind day}claims{invoiceId invoiceSerialId month dueDate amount stage payBy petitionedOn stop next{step on}letters{_id kind sentOn fileId}}}fragment AccountChangeNote on AccountChange{formerAccountNumber noticeDate}fragment LeaseContradictionItem on LeaseContradiction{name key stops confirmedBy confirmedAt en:text(language:en)no:text(language:no)enAdvice:advice(language:en)noAdvice:advice(language:no)}fragment LeaseDetail on Lease{_id version leaseStatus rentStatus mayWrite refusedEmails contradictions{...LeaseContradictionItem}kind contractStartDate contractEndDate rentEndDate isTermTooShort mayGiveNotice noticeMonths monthlyRentAmount useCosts dueDay dueDays{since day}security securityAmount houseRules roomName homeOf rentCollection rentAccount landlord{_id name email phoneNumber}agent{...LeasePersonCard}leaseContractPdfGenerated assignmentContractPdfGenerated enabledEsigning leaseFileId ownContract{title}assignmentFileId signingExpiresAt tenantLeaseSigningStatus{signed signingUrl}landlordLeaseSigningStatus{signed signingUrl}agentAssignmentSigningStatus{signed signingUrl}landlordAssignmentSigningStatus{signed signingUrl}signers{...LeaseSignerLine}assignmentSigners{...LeaseSignerLine}lastSigningEnd{...SigningEndLine}lastAssignmentSigningEnd{...SigningEndLine}notice{by ground reason givenOn endsOn protestUntil protestedAt protest}rentChanges{takesEffectOn amount}papers{...LeasePaperCard sentAt}}fragment LeasePaperCard on LeasePaper{kind state fileId signingUrl signers{...LeaseSignerLine}end{...SigningEndLine}}fragment LeaseSignerLine on LeaseSigner{_id name role signedAt seenAt openedAt otherName otherNameConfirmedAt mayConfirmName isOrganisation mayMove}fragment SigningEndLine on SigningEnd{status name enReason:reason(language:en)noReason:reason(language:no)at}fragment LeasePersonCard on LeasePerson{_id name email phoneNumber avatar}fragment LeasePropertyAddress on LeaseProperty{name placeId street streetNumber apartmentId postalCode city}fragment LeaseUserContact on LeaseUser{name email phoneNumber}",
};
