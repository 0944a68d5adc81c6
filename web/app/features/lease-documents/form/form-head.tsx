import { Skeleton, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { PageHead } from '../../../platform/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import page from '../../../ui/form-page.module.css';

interface FormHeadProps {
  title: string;
  text: string;
  /** The page the user came from. */
  back: { to: string; label: string };
}

export function FormHead({ title, text, back }: FormHeadProps) {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead title={title} description={text} path={pathname} noindex />
      <BackLink to={back.to}>{back.label}</BackLink>
      <Title order={1}>{title}</Title>
      <p className={page.lead}>{text}</p>
    </>
  );
}

/** Shown while the form is loading. */
export function FormFallback({ title, text, back }: FormHeadProps) {
  const { t } = useTranslation('lease_form');
  return (
    <div className={page.page}>
      <FormHead title={title} text={text} back={back} />
      <Stack gap="xl" role="status" aria-label={t('loading')}>
        {[120, 180, 68, 68].map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Stack>
    </div>
  );
}
