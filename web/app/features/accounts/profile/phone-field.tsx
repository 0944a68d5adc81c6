import { NativeSelect, TextInput } from '@mantine/core';
import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../platform/format.ts';
import { LOCALE } from '../../../platform/language.ts';
import classes from './profile-page.module.css';

/** The countries that most users have numbers of: listed first. */
const NEAR: readonly CountryCode[] = ['NO', 'SE', 'DK', 'FI', 'IS', 'PL', 'LT', 'DE', 'GB', 'UA'];

interface PhoneFieldProps {
  /** In E.164, or the incomplete input. */
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  'data-path'?: string;
}

/** A phone number with a choice of country: the number is typed as within the country. */
export function PhoneField({ value, onChange, error, 'data-path': path }: PhoneFieldProps) {
  const { t } = useTranslation('profile');
  const [{ country, typed }, setTyped] = useState(() => {
    const number = parsePhoneNumberFromString(value);
    return {
      country: number?.country ?? NEAR[0]!,
      typed: number?.formatNational() ?? value,
    };
  });
  const countries = useCountries();

  function change(next: { country: CountryCode; typed: string }) {
    setTyped(next);
    onChange(dialled(next.country, next.typed));
  }

  return (
    <div className={classes.phone}>
      <NativeSelect
        label={t('details.country')}
        size="md"
        data={countries}
        value={country}
        autoComplete="tel-country-code"
        onChange={({ currentTarget }) =>
          change({ country: currentTarget.value as CountryCode, typed })
        }
      />
      <TextInput
        label={t('details.phone')}
        size="md"
        type="tel"
        autoComplete="tel-national"
        value={typed}
        error={error}
        data-path={path}
        onChange={({ currentTarget }) => change({ country, typed: currentTarget.value })}
      />
    </div>
  );
}

/** The input in E.164; an incomplete number keeps its country code. */
function dialled(country: CountryCode, typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  const number = parsePhoneNumberFromString(text, country);
  return number?.number ?? `+${getCountryCallingCode(country)}${text}`;
}

function useCountries() {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(LOCALE[language], { type: 'region' });
    const option = (country: CountryCode) => ({
      value: country,
      label: `${names.of(country) ?? country} (+${getCountryCallingCode(country)})`,
    });
    const others = getCountries()
      .filter((country) => !NEAR.includes(country))
      .map(option)
      .sort((one, other) => one.label.localeCompare(other.label, LOCALE[language]));
    return [...NEAR.map(option), ...others];
  }, [language]);
}
