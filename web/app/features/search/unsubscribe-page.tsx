import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';

import { PageHead } from '../../platform/page-head.tsx';
import { Notice } from '../../ui/notice.tsx';

export const handle = { namespaces: ['search'] };

/**
 * Where the link below a mail about a saved search leads. It asks first: whatever looks for viruses
 * in mails opens their links. The form works without scripts, and comes back here with what became of it.
 */
export default function UnsubscribePage() {
  const { t } = useTranslation('search');
  const { token = '' } = useParams();
  const [params] = useSearchParams();
  const step = params.has('done') ? 'done' : params.has('failed') ? 'failed' : 'ask';
  const title = t(`unsubscribe.${step}.title`);
  const text = t(`unsubscribe.${step}.text`);
  return (
    <>
      <PageHead title={title} description={text} path="/unsubscribe" noindex />
      <Notice title={title} text={text}>
        {step === 'ask' && (
          <form method="post" action={`/api/unsubscribe/${encodeURIComponent(token)}`}>
            <Button type="submit">{t('unsubscribe.stop')}</Button>
          </form>
        )}
        <Button component={Link} to="/find-home" variant={step === 'ask' ? 'default' : 'filled'}>
          {t('unsubscribe.to_search')}
        </Button>
      </Notice>
    </>
  );
}
