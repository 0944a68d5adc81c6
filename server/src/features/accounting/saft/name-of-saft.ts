/** The name of an export's file, without its ending. */
export const nameOfSaft = ({
  orgNumber,
  from,
  to,
}: {
  orgNumber: string;
  from: string;
  to: string;
}): string => `SAF-T Financial_${orgNumber}_${from}_${to}`;
