// Made by script/generate from paper.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LeasePaperCardFragment = { kind: Types.PaperKind, state: Types.PaperState, fileId: string | null, signingUrl: string | null, signers: Array<LeaseSignerLineFragment>, end: SigningEndLineFragment | null };

export type LeaseSignerLineFragment = { _id: string, name: string, role: string, signedAt: string | null, seenAt: string | null, openedAt: string | null, otherName: string | null, otherNameConfirmedAt: string | null, mayConfirmName: boolean, isOrganisation: boolean, mayMove: boolean };

export type SigningEndLineFragment = { status: string, name: string | null, at: string | null, enReason: string | null, noReason: string | null };
