import type { NoticeGround } from '@husvaer/domain/leases/notice';
import type { LetterKind, PaperKind, PaperState } from '@husvaer/domain/leases/papers';
import type {
  RentCollection,
  LeaseStatus,
  RentStatus,
  SecurityType,
  TenancyKind,
  UseCost,
} from '@husvaer/domain/leases/words';

interface SigningStatus {
  signed: boolean;
  signingUrl: string | null;
}

export interface Signer {
  name: string;
  role: string;
  signedAt: string | null;
  _id: string;
  /** What they have seen of what they sign. */
  seenAt: string | null;
  openedAt: string | null;
  /** Whether they may be asked at another address. */
  mayMove: boolean;
}

interface SigningEnd {
  status: string;
  name: string | null;
  reason: string | null;
  at: string | null;
}

/** Somebody and how they are reached. */
export interface Person {
  name: string;
  email: string;
  phoneNumber: string | null;
}

export interface LeasePaper {
  kind: PaperKind | LetterKind;
  state: PaperState;
  sentAt: string;
  fileId: string | null;
  signingUrl: string | null;
  signers: readonly Signer[];
  end: SigningEnd | null;
}

export interface LeaseNotice {
  by: string;
  ground: NoticeGround | null;
  reason: string | null;
  endsOn: string | null;
  protestUntil: string | null;
  protestedAt: string | null;
  protest: string | null;
}

/** As much of a lease as its own parts of a page read; who makes the page asks for it. */
export interface Lease {
  _id: string;
  version: number;
  leaseStatus: LeaseStatus;
  /** Null before everybody has signed. */
  rentStatus: RentStatus | null;
  mayWrite: boolean;
  /** Addresses that no mail reaches, in small letters; for who writes the papers. */
  refusedEmails: readonly string[];
  kind: TenancyKind;
  contractStartDate: string;
  contractEndDate: string | null;
  rentEndDate: string | null;
  isTermTooShort: boolean;
  mayGiveNotice: boolean;
  noticeMonths: number;
  monthlyRentAmount: number;
  useCosts: readonly UseCost[];
  dueDay: number;
  /** What it was changed to, and will be. */
  dueDays: readonly { since: string; day: number }[];
  security: SecurityType;
  securityAmount: number | null;
  houseRules: string | null;
  rentCollection: RentCollection | null;
  rentAccount: string | null;
  landlord: (Person & { _id: string }) | null;
  agent: (Person & { _id: string }) | null;
  leaseContractPdfGenerated: boolean;
  assignmentContractPdfGenerated: boolean;
  enabledEsigning: boolean;
  leaseFileId: string | null;
  /** The landlord's own, in place of the standard contract. */
  ownContract: { title: string } | null;
  assignmentFileId: string | null;
  signingExpiresAt: string | null;
  tenantLeaseSigningStatus: SigningStatus;
  landlordLeaseSigningStatus: SigningStatus;
  agentAssignmentSigningStatus: SigningStatus;
  landlordAssignmentSigningStatus: SigningStatus;
  signers: readonly Signer[];
  assignmentSigners: readonly Signer[];
  lastSigningEnd: SigningEnd | null;
  lastAssignmentSigningEnd: SigningEnd | null;
  notice: LeaseNotice | null;
  rentChanges: readonly { takesEffectOn: string; amount: number }[];
  papers: readonly LeasePaper[];
}
