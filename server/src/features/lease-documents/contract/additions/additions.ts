import type { AdditionKind } from '@husvaer/domain/lease-documents/additions';

export type AdditionKey = { partnerId: string; kind: AdditionKind };
