import { Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface PagesProps {
  page: number;
  pages: number;
  /** Returns the URL of a page. */
  to: (page: number) => string;
}

/** Links to the previous and the next page: they work without scripts and for robots. */
export function Pages({ page, pages, to }: PagesProps) {
  const { t } = useTranslation('search');
  if (pages <= 1) return null;
  return (
    <Group component="nav" aria-label={t('pages.label')} justify="center" gap="md" my="xl">
      {page > 1 && (
        <Button
          component={Link}
          to={to(page - 1)}
          rel="prev"
          variant="default"
          leftSection={<IconChevronLeft size={18} aria-hidden />}
        >
          {t('pages.previous')}
        </Button>
      )}
      <Text fz="sm">{t('pages.of', { page, pages })}</Text>
      {page < pages && (
        <Button
          component={Link}
          to={to(page + 1)}
          rel="next"
          variant="default"
          rightSection={<IconChevronRight size={18} aria-hidden />}
        >
          {t('pages.next')}
        </Button>
      )}
    </Group>
  );
}
