import { useTranslation } from 'react-i18next';

import { HomeBody } from '../components/home-body.tsx';
import { PricePanel } from '../components/price-panel.tsx';
import { useEditor } from './editor-context.ts';
import classes from './preview.module.css';
import { previewOf } from './preview-of.ts';
import { PublishPanel } from './publish-panel.tsx';
import { QualityHints } from './quality-hints.tsx';
import { StepHead } from './step-head.tsx';
import { MissingFields } from './missing-fields.tsx';

/** A preview of the home, hints to improve it, and the button to publish it. */
export default function PreviewAndPublishPage() {
  const { t } = useTranslation('editor');
  const { draft } = useEditor();
  const listing = previewOf(draft, t('untitled'));
  return (
    <>
      <StepHead step="preview-and-publish" />
      <div className={classes.preview}>
        <div className={classes.sidebar}>
          <MissingFields />
          <PublishPanel />
          <QualityHints />
        </div>
        <section className={classes.home} aria-label={t('preview.label')}>
          {listing ? (
            <HomeBody listing={listing} order={2} aside={<PricePanel listing={listing} />} />
          ) : (
            <p className={classes.nothing}>{t('preview.too_early')}</p>
          )}
        </section>
      </div>
    </>
  );
}
