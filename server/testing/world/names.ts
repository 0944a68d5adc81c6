/** Names of the world's people: short, long, double, with Norwegian letters and with others. */
export const GIVEN_NAMES = [
  ...['Ada', 'Bjørn', 'Cecilie', 'Dag Ole', 'Eir', 'Frøydis', 'Gudbrand', 'Hæge', 'Ivar'],
  ...['Jokke', 'Kjersti-Marie', 'Lars', 'Maximiliana Alexandra', 'Nils', 'Øyvind', 'Pål'],
  ...['Ragnhild', 'Sæbjørn', 'Torgeir', 'Unn', 'Vårin', 'Wenche', 'Yngvild', 'Åse', 'Åbmår'],
] as const;

export const FAMILY_NAMES = [
  ...['Aa', 'Bø', 'Christophersen', 'Dahl', 'Eriksen', 'Fjeld', 'Grøtting', 'Hegg', 'Ihle'],
  ...['Johannessen-Nordgård', 'Kvisvik', 'Løvås', 'Moe', 'Nguyen', 'Østbye', 'Papadopoulos'],
  ...['Røssvoll', 'Skjæveland', 'Tø', 'Ulstein', 'Vågen', 'Zahl', 'Sætre', 'Aas', 'O’Brien'],
] as const;
