import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface SignatureTables {
  signature: {
    signer_id: string;
    account_id: string | null;
    name: string;
    birth_date: string | null;
    issuer: string;
    subject: string;
    method: string;
    signed_at: Moment;
    ip_address: string | null;
    consent_edition: string | null;
    consent_language: 'en' | 'no' | null;
    sha256: string;
  };
}

const sql = owns<SignatureTables>();

/** A signature and how the signer was identified. It can't be changed. */
export interface Signature {
  signerId: string;
  /** Null when the signer's account is deleted. */
  accountId: string | null;
  /** From the identity provider, like the birth date. */
  name: string;
  birthDate: string | null;
  issuer: string;
  subject: string;
  /** The public name of the provider: `BankID`. */
  method: string;
  signedAt: Temporal.Instant;
  /** Null when a broker has it; the same for the consent. */
  ipAddress: string | null;
  consent: { edition: string; language: 'en' | 'no' } | null;
  /** Of the document, hex. */
  sha256: string;
}

export async function addSignature(tx: Tx, signature: Signature): Promise<void> {
  await sql(tx)
    .insertInto('signature')
    .values({
      signer_id: signature.signerId,
      account_id: signature.accountId,
      name: signature.name,
      birth_date: signature.birthDate,
      issuer: signature.issuer,
      subject: signature.subject,
      method: signature.method,
      signed_at: signature.signedAt.toString(),
      ip_address: signature.ipAddress,
      consent_edition: signature.consent?.edition ?? null,
      consent_language: signature.consent?.language ?? null,
      sha256: signature.sha256,
    })
    .execute();
}

const find = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('signature')
    .select(['signer_id as signerId', 'account_id as accountId', 'name', 'birth_date as birthDate'])
    .select(['issuer', 'subject', 'method', 'signed_at as signedAt', 'ip_address as ipAddress'])
    .select(['consent_edition as edition', 'consent_language as language', 'sha256'])
    .orderBy('signed_at');

type Row = Awaited<ReturnType<ReturnType<typeof find>['execute']>>[number];

const asSignature = ({ edition, language, ...rest }: Row): Signature => ({
  ...rest,
  consent: edition && language ? { edition, language } : null,
});

export async function findSignatures(
  tx: ReadTx,
  signerIds: readonly string[],
): Promise<Signature[]> {
  if (signerIds.length === 0) return [];
  return (await find(tx).where('signer_id', 'in', signerIds).execute()).map(asSignature);
}

export const findSignaturesOf = async (tx: ReadTx, accountId: string): Promise<Signature[]> =>
  (await find(tx).where('account_id', '=', accountId).execute()).map(asSignature);

/** Removes a deleted account from its signatures; a signature names the signer itself. */
export async function forgetSignatureAccount(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('signature')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .execute();
}
