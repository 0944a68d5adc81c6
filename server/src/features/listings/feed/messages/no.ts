import type { Words } from './report-texts.ts';

export const no: Words = {
  locale: 'nb-NO',
  counts: {
    rows: 'Rader lest',
    added: 'Nye',
    changed: 'Endret',
    unchanged: 'Uendret',
    refused: 'Avvist',
  },
  unknownColumns: 'Ukjente kolonner, som ikke er lest',
  byReason: 'Avvist, etter grunn',
  refusedRows: 'Avviste rader',
  andMore: (count) => `og ${count} til`,
  line: 'Linje',
  element: 'Element',
  row: 'rad',
  reasons: {
    required: 'mangler',
    wrong_type: 'feil type verdi',
    wrong_format: 'feil skrivemåte',
    not_allowed: 'ikke tillatt',
    too_small: 'for lite',
    too_big: 'for stort',
    too_short: 'for kort',
    too_long: 'for lang',
    not_integer: 'ikke et helt tall',
    swapped: 'før starten',
    past: 'i fortiden',
    too_far: 'for langt fram',
    unknown_field: 'ukjent',
    unknown_variable: 'ukjent variabel',
    malformed_variable: 'ufullstendig variabel',
    repeated: 'står tidligere i filen',
    wrong_encoding: 'ikke UTF-8',
    broken_quote: 'anførselstegn på feil sted',
    unclosed_quote: 'anførselstegn som aldri avsluttes',
    wrong_columns: 'feil antall kolonner',
    record_too_long: 'over en million tegn',
    broken_json: 'ikke gyldig JSON',
    not_object: 'ikke et JSON-objekt',
  },
  detail: (reason, { maximum, minimum, length, value, expected, found }, path) => {
    if (reason === 'too_long') return `over ${maximum} tegn (${length})`;
    if (reason === 'too_big') return `over ${maximum} (${value})`;
    if (reason === 'too_small') {
      return `${path === 'monthly_rent' ? 'ikke over' : 'under'} ${minimum} (${value})`;
    }
    if (reason === 'wrong_columns') return `${found} kolonner, overskriften har ${expected}`;
    if (reason === 'not_allowed' && path === 'lat') return `utenfor Norge (${value})`;
    return value === undefined ? undefined : `${no.reasons[reason]} (${value})`;
  },
  fileErrors: {
    unreadable: ({ code }) => `Filen kunne ikke leses${code ? ` (${code})` : ''}.`,
    empty: () => 'Filen er tom.',
    not_text: () => 'Dette er ikke en tekstfil. Lagre regneark som CSV (UTF-8).',
    utf16: () => 'Filen er UTF-16. Lagre den som UTF-8.',
    broken_gzip: () => 'Den pakkede filen er skadet eller ufullstendig. Radene før feilen er lest.',
    missing_columns: ({ columns = [] }) => `Kolonner mangler: ${columns.join(', ')}.`,
    repeated_column: ({ columns = [] }) => `Kolonner står to ganger: ${columns.join(', ')}.`,
    broken_json: ({ line }) =>
      `JSON-filen er ufullstendig eller ugyldig${line ? ` (linje ${line})` : ''}. Elementene før feilen er lest.`,
  },
};
