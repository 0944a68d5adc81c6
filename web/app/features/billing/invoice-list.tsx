import { useState } from 'react';

import type { InvoiceAction } from './invoice-actions.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { InvoiceTable, type Invoice } from '../invoices/public.tsx';

/** Invoices with their actions, and the dialog of an action. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const [dialogState, setDialogState] = useState<{
    invoice: Invoice;
    action: InvoiceAction;
    count: number;
  } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <InvoiceTable
        invoices={invoices}
        actions={(invoice) => (
          <InvoiceActions
            invoice={invoice}
            onAction={(action) => {
              // Each time a new form, without the input of the last one.
              setDialogState({ invoice, action, count: (dialogState?.count ?? 0) + 1 });
              setIsOpen(true);
            }}
          />
        )}
      />
      {dialogState && (
        <InvoiceDialog
          key={dialogState.count}
          invoice={dialogState.invoice}
          action={dialogState.action}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
