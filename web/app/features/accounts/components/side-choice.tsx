import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { SIDES } from '@husvaer/domain/accounts/roles';

import classes from './side-choice.module.css';

/** Which side of renting the user is mostly on. `input` is the form's props for the field. */
export function SideChoice({ input }: { input: object }) {
  const { t } = useTranslation('accounts');
  return (
    <Radio.Group
      label={t('register.optimise')}
      description={t('register.optimise_help')}
      size="md"
      {...input}
    >
      <div className={classes.sides}>
        {SIDES.map((side) => (
          <Radio.Card key={side} value={side} className={classes.side}>
            <span className={classes.top}>
              {t(`register.side.${side}`)}
              <Radio.Indicator aria-hidden />
            </span>
            <p className={classes.help}>{t(`register.side_help.${side}`)}</p>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
