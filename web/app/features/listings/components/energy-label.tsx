import type { EnergyLabel as Label } from '@husvaer/domain/listings/enums';

import classes from './energy-label.module.css';

/**
 * The letter on its label, green for A to red for G. The heating grade, which the official label shows by
 * colour, is not known.
 */
export function EnergyLabel({ label }: { label: Label }) {
  return (
    <span className={classes.sign} data-label={label}>
      {label}
    </span>
  );
}
