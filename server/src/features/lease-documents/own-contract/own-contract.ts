import { leaseErrors } from '@husvaer/domain/leases/errors';
import type { OwnContractRefusal } from '@husvaer/domain/lease-documents/own-contract';

export const PATH = 'inputData.key';

export const refusedFor = (reason: OwnContractRefusal, maximum?: number) =>
  leaseErrors.own_contract_refused({ path: PATH, reason, maximum });
