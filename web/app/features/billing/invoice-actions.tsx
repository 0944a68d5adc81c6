import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconDots, IconFileTypePdf } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../platform/site.ts';
import { useDownload } from '../files/public.tsx';
import { invoiceActionsOf, type InvoiceAction } from './invoice-actions.ts';
import type { Invoice } from '../invoices/public.tsx';

interface InvoiceActionsProps {
  invoice: Invoice;
  onAction: (action: InvoiceAction) => void;
}

/** The invoice's PDF, and a menu of actions. */
export function InvoiceActions({ invoice, onAction }: InvoiceActionsProps) {
  const { t } = useTranslation('billing');
  const { partner } = useSite();
  const download = useDownload();
  const button = useRef<HTMLButtonElement>(null);
  const { fileId, invoiceSerialId: serial } = invoice;
  // In a lease without an agency, the landlord decides on credits and write-offs.
  const actions = partner ? invoiceActionsOf(invoice) : [];
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end" flex={1}>
      {fileId && (
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={t('pdf', { serial })}
          title={t('pdf', { serial })}
          onClick={() => void download(fileId)}
        >
          <IconFileTypePdf size={20} aria-hidden />
        </ActionIcon>
      )}
      {actions.length > 0 && (
        <Menu position="bottom-end" returnFocus>
          <Menu.Target>
            <ActionIcon ref={button} variant="subtle" size="lg" aria-label={t('more', { serial })}>
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {actions.map((action) => (
              <Menu.Item
                key={action}
                onClick={() => {
                  // The dialog returns the focus to the focused element, and the menu is about to close.
                  button.current?.focus();
                  onAction(action);
                }}
              >
                {t(`do.${action}.name`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
