import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import type { ListingStep } from '@husvaer/domain/listings/draft';

import classes from './editor.module.css';

/** Frames in which a field whose code is on its way is waited for. */
const PATIENCE = 120;

/** What a step asks for. A link to one of its fields puts the focus there, any other way in on the title. */
export function StepHead({ step }: { step: ListingStep }) {
  const { t } = useTranslation('editor');
  const title = useRef<HTMLHeadingElement>(null);
  const isHere = useRef(false);
  const { hash, key } = useLocation();
  useEffect(() => {
    // The first page of a visit takes no focus, nor does a step that only gets its listing's address:
    // somebody is writing in one of its fields then.
    if (!hash && key !== 'default' && !isHere.current)
      title.current?.focus({ preventScroll: true });
    isHere.current = true;
    if (!hash) return;
    let frame = 0;
    const seek = (frames: number) => {
      const field = document.getElementById(hash.slice(1));
      field?.focus();
      field?.scrollIntoView({ block: 'center' });
      if (!field && frames > 0) frame = requestAnimationFrame(() => seek(frames - 1));
    };
    seek(PATIENCE);
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
  return (
    <div className={classes.lead}>
      <Title order={1} ref={title} tabIndex={-1}>
        {t(`heads.${step}.title`)}
      </Title>
      <p>{t(`heads.${step}.text`)}</p>
    </div>
  );
}
