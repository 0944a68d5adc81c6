import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { Notice } from '../../../ui/notice.tsx';
import { SimilarHomes, type SimilarHome } from './similar-homes.tsx';
import classes from './withdrawn.module.css';

interface WithdrawnProps {
  similar: SimilarHome[];
  /** The URL of the search that the user came from. */
  from: string;
}

/** Shown instead of a home that is let or was taken down. */
export function Withdrawn({ similar, from }: WithdrawnProps) {
  const { t } = useTranslation(['listings', 'shell']);
  return (
    <>
      <title>{`${t('listings:withdrawn.title')} · ${t('shell:name')}`}</title>
      <meta name="robots" content="noindex" />
      <div className={classes.gone}>
        <Notice
          title={t('listings:withdrawn.title')}
          text={
            similar.length > 0 ? t('listings:withdrawn.text') : t('listings:withdrawn.text_alone')
          }
        >
          <Button component={Link} to={from} size="md">
            {t('listings:page.back')}
          </Button>
        </Notice>
      </div>
      <SimilarHomes homes={similar} from={from} />
    </>
  );
}
