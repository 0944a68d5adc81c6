import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useDownload } from '../files/public.tsx';
import type { VoucherDocumentLinkFragment } from './voucher-document.fragment.graphql.ts';

/** The document of an entry: its file, or the page that has it. */
export function DocumentLink({ document }: { document: VoucherDocumentLinkFragment | null }) {
  const { t } = useTranslation('accounting');
  const download = useDownload();
  if (!document) return null;
  const { kind, fileId } = document;
  const [name, number] = [document.name ?? '', document.number ?? ''];
  if (kind === 'bank_line')
    return <Link to="/money/files">{t('documents.bank_line', { name, number })}</Link>;
  const label = t(`documents.${kind}`, { number });
  if (fileId)
    return (
      <Anchor component="button" type="button" onClick={() => void download(fileId)}>
        {label}
      </Anchor>
    );
  if (kind === 'payout' || kind === 'refund')
    return (
      <Link to={kind === 'payout' ? '/money/payouts' : '/money/payouts/refunds'}>{label}</Link>
    );
  return label;
}
