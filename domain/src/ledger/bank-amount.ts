/**
 * An amount that can be pasted into the payment forms of Norwegian banks: kroner, a comma and two digits of
 * øre.
 */
export const writeBankAmount = (kroner: number): string => kroner.toFixed(2).replace('.', ',');
