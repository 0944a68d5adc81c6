import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** Bytes of a landlord's own contract. */
export const OWN_CONTRACT_BYTES_MAX = 10_000_000;
export const OWN_CONTRACT_PAGES_MAX = 60;

/**
 * Why a landlord's own contract is refused: it is not a PDF, can't be read, has a password, contains scripts,
 * files or films, has comments or drawings on its pages, is signed already, or is too large.
 */
export const OWN_CONTRACT_REFUSALS = [
  'not_pdf',
  'unreadable',
  'encrypted',
  'active',
  'annotated',
  'signed',
  'too_big',
  'too_many_pages',
] as const;
export type OwnContractRefusal = (typeof OWN_CONTRACT_REFUSALS)[number];

/** The contract of a draft: the PDF of this upload; without one, the standard contract. */
export const ownContractInput = z.object({
  contractId: uuid,
  version: z.int(),
  key: z
    .string()
    .max(500)
    .nullish()
    .transform((key) => key || null),
});
