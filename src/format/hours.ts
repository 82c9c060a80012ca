const fromTo = /^(\d{1,2})[.:](\d{2})\s*[-‐-―−]\s*(\d{1,2})[.:](\d{2})$/;

/** '09.30–12.30' for '9:30 - 12:30'; other words stay as they are. */
export function settleHours(typed: string): string {
  const [, from = '', fromMinute, to = '', toMinute] = fromTo.exec(typed) ?? [];
  if (from === '') return typed;
  return `${from.padStart(2, '0')}.${fromMinute}–${to.padStart(2, '0')}.${toMinute}`;
}
