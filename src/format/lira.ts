const grouped = new Intl.NumberFormat('tr-TR');

/** '1.234.567 TL' for whole lira. */
export const formatLira = (amount: number): string => `${grouped.format(amount)} TL`;
