/** The operator's company, as named in the legal texts. */
export const COMPANY = {
  name: 'Husvær AS',
  place: 'Oslo',
  privacyMail: 'personvern@husvaer.no',
  mail: 'hei@husvaer.no',
} as const;

/** The day the legal texts were last changed, ISO. */
export const TEXTS_CHANGED = '2026-11-21';
