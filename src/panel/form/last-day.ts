/** For date fields: without a `max` they take years of six digits, and no clock shows those. */
export const lastDay = '9999-12-31';
export const lastMinute = `${lastDay}T23:59`;
