import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useDownload } from '../files/public.tsx';
import { LeaseLink, useIsAuditor } from '../ledger/public.tsx';
import type { VoucherDocumentLinkFragment } from './voucher-document.fragment.graphql.ts';

/** The document of an entry: its file, or the page that has it. */
export function DocumentLink({ document }: { document: VoucherDocumentLinkFragment | null }) {
  const { t } = useTranslation(['accounting', 'ledger']);
  const download = useDownload();
  const isAuditor = useIsAuditor();
  if (!document) return null;
  const { kind, fileId, contractId } = document;
  const [name, number] = [document.name ?? '', document.number ?? ''];
  const label = t(`documents.${kind}`, { name: name || t('ledger:somebody'), number });
  if (contractId) return <LeaseLink leaseId={contractId}>{label}</LeaseLink>;
  if (fileId)
    return (
      <Anchor component="button" type="button" onClick={() => void download(fileId)}>
        {label}
      </Anchor>
    );
  // These are pages of those who run the money.
  if (isAuditor) return label;
  if (kind === 'bank_line')
    return (
      <Link to={`/money/files${document.bankFileId ? `?file=${document.bankFileId}` : ''}`}>
        {label}
      </Link>
    );
  if (kind === 'payout' || kind === 'refund')
    return (
      <Link to={kind === 'payout' ? '/money/payouts' : '/money/payouts/refunds'}>{label}</Link>
    );
  return label;
}
