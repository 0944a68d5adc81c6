import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';

import { PageHead } from '../../platform/page-head.tsx';
import { Notice } from '../../ui/notice.tsx';

export const handle = { namespaces: ['notifications'] };

/** The kinds of mails with an unsubscribe link: the first part of the link. */
const KINDS = [
  'saved_search',
  'messages',
  'interest',
  'instalments',
  'payments',
  'approvals',
] as const;

/**
 * The page of the unsubscribe link in mails. It asks first, because virus scanners open links. The form works
 * without scripts and returns here with the result.
 */
export default function UnsubscribePage() {
  const { t } = useTranslation('notifications');
  const { token = '' } = useParams();
  const [params] = useSearchParams();
  const kind = KINDS.find((one) => token.startsWith(`${one}.`));
  const step = params.has('done') ? 'done' : 'ask';
  const textKey = kind && !params.has('failed') ? (`${kind}.${step}` as const) : 'failed';
  const isQuestion = textKey !== 'failed' && step === 'ask';
  const title = t(`unsubscribe.${textKey}.title`);
  const text = t(`unsubscribe.${textKey}.text`);
  return (
    <>
      <PageHead title={title} description={text} path="/unsubscribe" noindex />
      <Notice title={title} text={text}>
        {isQuestion && (
          <form method="post" action={`/api/unsubscribe/${encodeURIComponent(token)}`}>
            <Button type="submit">{t('unsubscribe.stop')}</Button>
          </form>
        )}
        <Button component={Link} to="/find-home" variant={isQuestion ? 'default' : 'filled'}>
          {t('unsubscribe.to_search')}
        </Button>
      </Notice>
    </>
  );
}
