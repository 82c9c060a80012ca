const collator = new Intl.Collator('tr', { numeric: true });

/** Orders as a Turkish dictionary does: ç after c, ı before i; and '9' before '10'. */
export const compareTexts = collator.compare;
