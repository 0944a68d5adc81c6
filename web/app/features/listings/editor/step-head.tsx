import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import type { ListingStep } from '@husvaer/domain/listings/fields';

import classes from './editor.module.css';

/** The number of frames to wait for a field whose code is loading. */
const PATIENCE = 120;

/** The head of a step. A link to a field puts the focus on the field, any other navigation on the title. */
export function StepHead({ step }: { step: ListingStep }) {
  const { t } = useTranslation('editor');
  const title = useRef<HTMLHeadingElement>(null);
  const isHere = useRef(false);
  const { hash, key } = useLocation();
  useEffect(() => {
    // Not on a visit's first page, nor when a step only gets its listing's URL: a field has the focus then.
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
