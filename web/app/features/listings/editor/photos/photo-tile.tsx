import { ActionIcon, TextInput } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowRight,
  IconGripVertical,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import type { PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CAPTION_MAX } from '@husvaer/domain/listings/draft';

import { Photo as Picture } from '../../../../ui/photo.tsx';
import type { Photo } from '../draft.ts';
import { useEditor } from '../editor-context.ts';
import classes from './photos.module.css';
import { useReason } from './use-reason.ts';

interface PhotoTileProps {
  photo: Photo;
  index: number;
  count: number;
  isDragged: boolean;
  /** Starts dragging the photo. */
  onGrasp: (event: PointerEvent) => void;
  /** Moves the photo by so many places; negative is earlier. */
  onMove: (by: number) => void;
  onCover: () => void;
  onCaption: (description: string | null) => void;
  onRemove: () => void;
}

/** A photo with its caption and actions. */
export function PhotoTile({ photo, index, count, isDragged, ...on }: PhotoTileProps) {
  const { t } = useTranslation('editor');
  const { autosave } = useEditor();
  const number = index + 1;
  return (
    <li className={classes.tile} data-photo={photo.photoId} data-dragged={isDragged || undefined}>
      <div className={classes.picture} onPointerDown={on.onGrasp}>
        <Shown photo={photo} alt={t('photos.number', { number })} />
        {index === 0 && <span className={classes.cover}>{t('photos.cover')}</span>}
        <span className={classes.grip} aria-hidden>
          <IconGripVertical size={18} />
        </span>
      </div>
      <div className={classes.actions}>
        <PhotoAction
          label={t('photos.earlier', { number })}
          disabled={index === 0}
          onClick={() => on.onMove(-1)}
        >
          <IconArrowLeft size={18} aria-hidden />
        </PhotoAction>
        <PhotoAction
          label={t('photos.later', { number })}
          disabled={index === count - 1}
          onClick={() => on.onMove(1)}
        >
          <IconArrowRight size={18} aria-hidden />
        </PhotoAction>
        <PhotoAction
          label={t('photos.make_cover', { number })}
          disabled={index === 0}
          onClick={on.onCover}
        >
          <IconStar size={18} aria-hidden />
        </PhotoAction>
        <PhotoAction label={t('photos.remove', { number })} onClick={on.onRemove}>
          <IconTrash size={18} aria-hidden />
        </PhotoAction>
      </div>
      <TextInput
        aria-label={t('photos.caption', { number })}
        placeholder={t('photos.caption_placeholder')}
        maxLength={CAPTION_MAX}
        value={photo.description ?? ''}
        onChange={({ currentTarget }) => on.onCaption(currentTarget.value || null)}
        onBlur={() => void autosave.flush()}
      />
    </li>
  );
}

function Shown({ photo: { photoId, state, reason, color }, alt }: { photo: Photo; alt: string }) {
  const { t } = useTranslation('editor');
  const words = useReason();
  if (state === 'ready')
    return (
      <Picture id={photoId} color={color ?? ''} alt={alt} sizes="(min-width: 48em) 14rem, 50vw" />
    );
  if (state === 'refused')
    return (
      <p className={classes.refused} role="alert">
        <IconAlertTriangle size={20} aria-hidden /> {words(reason ?? '')}
      </p>
    );
  return <p className={classes.making}>{t('photos.making')}</p>;
}

function PhotoAction({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <ActionIcon
      variant="subtle"
      size="xl"
      aria-label={label}
      title={label}
      // Not `disabled`: the pressed button would lose the focus.
      aria-disabled={disabled}
      data-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </ActionIcon>
  );
}
