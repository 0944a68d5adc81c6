import { lazy, useEffect, useState } from 'react';

import type { ProofWay } from '@husvaer/domain/accounts/safeguards';

import { provingBy } from '../../../platform/api.ts';
import { Optional } from '../../../ui/optional.tsx';

// The code of the dialog is loaded when a proof is first needed.
const Dialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

/** A call that waits for a proof. */
interface ProofRequest {
  ways: readonly ProofWay[];
  answer: (isProved: boolean) => void;
}

/** Shows the dialog for calls that need a proof of identity. */
export function ProofPrompt() {
  const [asked, setAsked] = useState<ProofRequest | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      provingBy(
        (ways) =>
          new Promise((answer) => {
            setAsked({ ways, answer });
            setIsOpen(true);
          }),
      ),
    [],
  );
  const finish = (isProved: boolean) => {
    asked?.answer(isProved);
    setIsOpen(false);
  };
  return (
    asked && (
      <Optional>
        <Dialog ways={asked.ways} opened={isOpen} onDone={finish} />
      </Optional>
    )
  );
}
