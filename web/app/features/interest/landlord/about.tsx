import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './landlord.module.css';

/** Characters of the applicant's presentation that a card shows. */
const SHORT = 180;

/** The applicant's presentation of themselves; a long one is expanded on request. */
export function About({ text }: { text: string }) {
  const { t } = useTranslation('interested');
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > SHORT || text.split('\n').length > 4;
  return (
    <div className={classes.quote}>
      <p data-short={(isLong && !isOpen) || undefined}>{text}</p>
      {isLong && (
        <Anchor
          component="button"
          type="button"
          fz="sm"
          underline="always"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'card.less' : 'card.more')}
        </Anchor>
      )}
    </div>
  );
}
