import { signerState, statusAt, type OrderStatus } from '@husvaer/domain/signing/states';

import { findLogin } from '../../accounts/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { factsOf, signerFacts, type Order, type Signer } from '../store.ts';
import { loadAsSigner } from '../as-signer.ts';

/** A signing as its signer sees it. */
export interface SigningView {
  id: string;
  title: string;
  /** The document's language; null when unknown. */
  language: Order['language'];
  informationPath: Order['informationPath'];
  status: OrderStatus;
  isMyTurn: boolean;
  signedAt: Temporal.Instant | null;
  expiresAt: Temporal.Instant;
  sha256: string;
  returnTo: string;
  /** The page of the viewer's task before signing; null when there is none. */
  errandPath: string | null;
  /** The signed document once it exists, else the one to sign. */
  documentId: string;
  identityName: string;
  signers: (Pick<Signer, 'id' | 'name' | 'role' | 'signedAt' | 'declinedAt'> & {
    isMe: boolean;
    isTurn: boolean;
  })[];
}

/** Throws the errors of `loadAsSigner`. */
export async function getSigning(work: ReadWork, signerId: string): Promise<SigningView> {
  const { order, signer, viewer } = await loadAsSigner(work, signerId);
  const login = await findLogin(work.tx, { id: viewer.id });
  const now = work.clock.now().epochMilliseconds;
  const isTurn = (it: Signer) => signerState(factsOf(order), signerFacts(it), now) === 'asked';
  return {
    id: signer.id,
    title: order.title[login?.language ?? 'no'],
    language: order.language,
    informationPath: order.informationPath,
    status: statusAt(factsOf(order), now),
    isMyTurn: isTurn(signer),
    signedAt: signer.signedAt,
    expiresAt: order.expiresAt,
    sha256: order.sha256,
    returnTo: order.returnTo,
    errandPath: isTurn(signer) ? signer.errandPath : null,
    documentId: order.sealedDocumentId ?? order.document.id,
    identityName: work.identityName,
    signers: order.signers.map((it) => ({
      id: it.id,
      name: it.name,
      role: it.role,
      signedAt: it.signedAt,
      declinedAt: it.declinedAt,
      isMe: it.id === signer.id,
      isTurn: isTurn(it),
    })),
  };
}
