import { useTranslation } from 'react-i18next';

import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import { Copy } from '../../ui/copy.tsx';

/** Returns the facts to pay with: an account and a KID, each with a copy button. */
export function usePayTo() {
  const { t } = useTranslation('portal');
  return (account: string | null | undefined, kid: string | null | undefined) =>
    [
      [
        t('rent.account'),
        account && (
          <Copy
            key="account"
            value={account}
            written={writeBankAccount(account)}
            label={t('rent.account')}
          />
        ),
      ],
      [t('rent.kid'), kid && <Copy key="kid" value={kid} label={t('rent.kid')} />],
    ] as const;
}
