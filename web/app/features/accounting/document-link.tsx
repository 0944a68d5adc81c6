import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useDownload } from '../files/public.tsx';
import { LeaseLink } from '../ledger/public.tsx';
import { payoutPath, refundPath } from '../payouts/public.tsx';
import type { VoucherDocumentLinkFragment } from './voucher-document.fragment.graphql.ts';

/**
 * The document of an entry: its file, or the page that has it, and what a person said about it. Everybody who reads
 * the journal can open each link.
 */
export function DocumentLink({ document }: { document: VoucherDocumentLinkFragment | null }) {
  const { t } = useTranslation(['accounting', 'ledger']);
  if (!document) return null;
  const { kind, reason, agreedByName } = document;
  const name = document.name ?? t('ledger:somebody');
  const label = t(`documents.${kind}`, { name, number: document.number ?? '' });
  return (
    <span>
      <Opened document={document} label={label} />
      {kind === 'invoice' && document.name && <small>{t('written_off_by', { name })}</small>}
      {reason && (
        <small>
          <q>{reason}</q>
        </small>
      )}
      {agreedByName && <small>{t('agreed_by', { name: agreedByName })}</small>}
    </span>
  );
}

function Opened({ document, label }: { document: VoucherDocumentLinkFragment; label: string }) {
  const download = useDownload();
  const { fileId, contractId, lineId, payoutId, refundId } = document;
  if (contractId) return <LeaseLink leaseId={contractId}>{label}</LeaseLink>;
  if (fileId)
    return (
      <Anchor component="button" type="button" onClick={() => void download(fileId)}>
        {label}
      </Anchor>
    );
  if (lineId) return <Link to={`/money/movements/${lineId}`}>{label}</Link>;
  if (payoutId) return <Link to={payoutPath(payoutId)}>{label}</Link>;
  if (refundId) return <Link to={refundPath(refundId)}>{label}</Link>;
  return label;
}
