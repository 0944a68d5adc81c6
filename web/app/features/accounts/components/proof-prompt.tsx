import { lazy, useEffect, useState } from 'react';

import type { ProofMethod } from '@husvaer/domain/accounts/safeguards';

import { setProofPrompt } from '../../../platform/api.ts';
import { Optional } from '../../../ui/optional.tsx';

// The code of the dialog is loaded when a proof is first needed.
const Dialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

/** A call that waits for a proof. */
interface ProofRequest {
  methods: readonly ProofMethod[];
  answer: (isProved: boolean) => void;
}

/** Shows the dialog for calls that need a proof of identity. */
export function ProofPrompt() {
  const [request, setRequest] = useState<ProofRequest | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      setProofPrompt(
        (methods) =>
          new Promise((answer) => {
            setRequest({ methods, answer });
            setIsOpen(true);
          }),
      ),
    [],
  );
  const finish = (isProved: boolean) => {
    request?.answer(isProved);
    setIsOpen(false);
  };
  return (
    request && (
      <Optional>
        <Dialog methods={request.methods} opened={isOpen} onDone={finish} />
      </Optional>
    )
  );
}
