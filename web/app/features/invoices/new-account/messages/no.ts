import type { Translated } from '../../../../platform/translated.ts';
import type { newAccount as en } from './en.ts';

export const newAccount: Translated<typeof en> = {
  title: 'Kontoen er endret',
  text: 'Husleien betales til {{account}}. Tidligere var det {{former}}. Varselet ble sendt på e-post {{date}} og står i tidslinjen for leieforholdet.',
  landlord:
    'Fakturaen betales til {{account}}. Tidligere hadde leieforholdet kontoen {{former}}. Endringen ble varslet {{date}}.',
};
