import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link } from 'react-router';

/** Statuses that have words of their own; every other one is told as the nearest of them. */
const TOLD = [400, 404, 410, 421, 500, 503] as const;
type Told = (typeof TOLD)[number];

/** What a visitor sees in place of a page that failed, in the site's own dress. */
export function ErrorPage({ error }: { error: unknown }) {
  return <ErrorNotice status={isRouteErrorResponse(error) ? error.status : 500} />;
}

export function ErrorNotice({ status }: { status: number }) {
  const { t } = useTranslation('shell');
  const told: Told =
    TOLD.find((one) => one === status) ?? (status >= 500 ? 500 : status === 405 ? 404 : 400);
  return (
    <Stack align="center" justify="center" mih="60vh" ta="center" p="lg" gap="md">
      <title>{`${t(`errors.title.${told}`)} · ${t('name')}`}</title>
      <meta name="robots" content="noindex" />
      <Text fw={650} fz="3rem" c="accent.6" lh={1} aria-hidden>
        {status}
      </Text>
      <Title order={1}>{t(`errors.title.${told}`)}</Title>
      <Text maw={460} className="quiet">
        {t(`errors.text.${told}`)}
      </Text>
      <Group justify="center">
        {told >= 500 && (
          <Button variant="default" onClick={() => location.reload()}>
            {t('errors.again')}
          </Button>
        )}
        <Button component={Link} to="/find-home">
          {t('errors.to_search')}
        </Button>
      </Group>
    </Stack>
  );
}
