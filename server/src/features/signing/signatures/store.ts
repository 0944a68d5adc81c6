import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'signature'>>();

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
      signerId: signature.signerId,
      accountId: signature.accountId,
      name: signature.name,
      birthDate: signature.birthDate,
      issuer: signature.issuer,
      subject: signature.subject,
      method: signature.method,
      signedAt: signature.signedAt.toString(),
      ipAddress: signature.ipAddress,
      consentEdition: signature.consent?.edition ?? null,
      consentLanguage: signature.consent?.language ?? null,
      sha256: signature.sha256,
    })
    .execute();
}

const find = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('signature')
    .select(['signerId', 'accountId', 'name', 'birthDate'])
    .select(['issuer', 'subject', 'method', 'signedAt', 'ipAddress'])
    .select(['consentEdition as edition', 'consentLanguage as language', 'sha256'])
    .orderBy('signedAt');

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
  return (await find(tx).where('signerId', 'in', signerIds).execute()).map(asSignature);
}

export const findSignaturesOf = async (tx: ReadTx, accountId: string): Promise<Signature[]> =>
  (await find(tx).where('accountId', '=', accountId).execute()).map(asSignature);

/** Removes a deleted account from its signatures; a signature names the signer itself. */
export async function forgetSignatureAccount(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('signature')
    .set({ accountId: null })
    .where('accountId', '=', accountId)
    .execute();
}
