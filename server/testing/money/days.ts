/** The days of a history. Rent is due on the first and paid out from the tenth; jobs run on each of them. */
export const DAYS = [
  ...(['2026-12-20', '2026-12-31', '2027-01-01', '2027-01-04', '2027-01-08'] as const),
  ...(['2027-01-11', '2027-01-12', '2027-01-13', '2027-01-18', '2027-01-20'] as const),
  ...(['2027-02-01', '2027-02-05', '2027-02-10', '2027-02-11', '2027-02-18'] as const),
  ...(['2027-03-01', '2027-03-05', '2027-03-10', '2027-03-11'] as const),
] as const;
