import type { IncludedInRent } from '@husvaer/domain/listings/enums';

const NUMBERS = [
  'null',
  'ett',
  'to',
  'tre',
  'fire',
  'fem',
  'seks',
  'sju',
  'åtte',
  'ni',
  'ti',
  'elleve',
  'tolv',
];

export const number = (value: number) => NUMBERS[value] ?? String(value);

export const FLOORS = {
  basement: 'i underetasjen',
  ground: 'på gateplan',
  '2': 'i 2. etasje',
  '3': 'i 3. etasje',
  '4': 'i 4. etasje',
  '5': 'i toppetasjen',
};

export const TRANSPORT = {
  tram: 'trikken',
  metro: 'T-banen',
  bus: 'bussen',
  train: 'toget',
  lightRail: 'Bybanen',
};

export const INCLUDED: Record<IncludedInRent, string> = {
  electricity: 'strøm',
  heating: 'fyring',
  hot_water: 'varmtvann',
  water: 'vann og avløp',
  gas: 'gass',
  internet: 'bredbånd',
  cable_tv: 'TV-pakke',
  parking: 'parkering',
  cleaning: 'vask av fellesareal',
};
