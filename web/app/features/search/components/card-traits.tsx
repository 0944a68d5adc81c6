import {
  IconArmchair,
  IconBolt,
  IconElevator,
  IconFlame,
  IconParking,
  IconPaw,
  IconWashMachine,
  IconWifi,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import type { Facility, IncludedInRent } from '@husvaer/domain/listings/enums';

import type { Home } from './home.ts';
import classes from './listing-card.module.css';

const FACILITIES = [
  ['pets_allowed', IconPaw],
  ['parking', IconParking],
  ['elevator', IconElevator],
  ['washing_machine', IconWashMachine],
] as const satisfies readonly (readonly [Facility, Icon])[];

const INCLUDED = [
  ['electricity', IconBolt],
  ['heating', IconFlame],
  ['internet', IconWifi],
] as const satisfies readonly (readonly [IncludedInRent, Icon])[];

/** The traits that many people choose by, as icons with names. The home's page has the others. */
export function CardTraits({ home }: { home: Home }) {
  const { t } = useTranslation(['search', 'listings']);
  const { furnished, facilities, includedInRent } = home;
  const traits: [Icon, string][] = [];
  if (furnished && furnished !== 'unfurnished')
    traits.push([IconArmchair, t(`listings:words.furnished.${furnished}`)]);
  for (const [word, Sign] of FACILITIES)
    if (facilities.includes(word)) traits.push([Sign, t(`listings:words.facilities.${word}`)]);
  for (const [word, Sign] of INCLUDED)
    if (includedInRent.includes(word)) {
      const what = t(`listings:words.includedInRent.${word}`);
      traits.push([Sign, t('search:chips.included', { what })]);
    }
  if (traits.length === 0) return null;
  return (
    <ul className={classes.traits}>
      {traits.map(([Sign, name]) => (
        <li key={name} title={name}>
          <Sign size={18} stroke={1.5} aria-hidden />
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
    </ul>
  );
}
