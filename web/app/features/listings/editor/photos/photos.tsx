import { Button, FileButton } from '@mantine/core';
import { IconCameraPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { PHOTOS_MAX } from '@husvaer/domain/listings/draft';

import { useDrop } from '../../../files/uploads/public.tsx';
import { photoOrderOf } from '../draft.ts';
import { fieldId, useEditor } from '../editor-context.ts';
import { Section } from '../fields.tsx';
import { PhotoTiles } from './photo-tiles.tsx';
import classes from './photos.module.css';
import { Removed } from './removed.tsx';
import { UploadList } from './upload-list.tsx';
import { useRemoval } from './use-removal.ts';
import { useSizes } from './use-sizes.ts';

/** The types in the file dialog: without HEIC, an iPhone converts to JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';

/** The home's photos: chosen or dropped, uploaded in the background, and ordered by the user. */
export function Photos() {
  const { t } = useTranslation('editor');
  const { autosave, draft, uploads } = useEditor();
  const removal = useRemoval();
  useSizes(draft.photos);
  const photos = draft.photos.filter(({ photoId }) => photoId !== removal.photo?.photoId);
  const addFiles = (files: readonly File[]) => {
    removal.commit();
    uploads.choose(files, PHOTOS_MAX - photos.length);
  };
  const drop = useDrop(addFiles);
  return (
    <Section title={t('photos.title')} text={t('photos.text', { count: PHOTOS_MAX })}>
      <div
        id={fieldId('images')}
        tabIndex={-1}
        role="group"
        aria-label={t('photos.title')}
        className={classes.drop}
        data-over={drop.isOver || undefined}
        {...drop.handlers}
      >
        <IconCameraPlus size={32} stroke={1.4} aria-hidden />
        <FileButton multiple accept={ACCEPTED} onChange={addFiles}>
          {(props) => (
            <Button {...props} size="md" variant="default">
              {t('photos.choose')}
            </Button>
          )}
        </FileButton>
        <p className="quiet">{t('photos.drop')}</p>
      </div>
      <UploadList />
      <PhotoTiles
        photos={photos}
        onOrder={(order) => autosave.change({ images: photoOrderOf(withRemoved(order)) })}
        onRemove={removal.remove}
      />
      <Removed removal={removal} />
    </Section>
  );

  /** A photo that can still be restored is kept at the end of the order. */
  function withRemoved(order: typeof photos) {
    return removal.photo ? [...order, removal.photo] : order;
  }
}
