/** An amount as the payment forms of Norwegian banks take it when it is pasted: kroner, a comma and two digits of øre. */
export const writeBankAmount = (kroner: number): string => kroner.toFixed(2).replace('.', ',');
