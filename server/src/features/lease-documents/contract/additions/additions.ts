import type { AdditionKind } from '@husvaer/domain/lease-documents/additions';

export type Which = { partnerId: string; kind: AdditionKind };
