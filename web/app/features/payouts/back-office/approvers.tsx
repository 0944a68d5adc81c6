import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import classes from '../../../ui/list-page.module.css';

/** The names of the approvers, for users who may not change them. */
export function Approvers({ names }: { names: readonly { name: string }[] }) {
  const { t } = useTranslation('payout_back_office');
  const format = useFormat();
  return (
    <p className={classes.note}>
      {names.length > 0 ? (
        t('payouts.approvers', { names: format.list(names.map(({ name }) => name)) })
      ) : (
        <>
          {t('payouts.no_approvers')}{' '}
          <Link to="/money/settings/approvals">{t('payouts.to_settings')}</Link>
        </>
      )}
    </p>
  );
}
