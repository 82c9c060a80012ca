/**
 * Letters that come along with what is copied from elsewhere and cannot be seen. Some turn round the sentence in which they
 * stand (Unicode UAX #9): digits in reversed order are shown as an account. Others cut a word in two for the search, and
 * for its address.
 */
const unseen = /[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu;

/** Letters that mean something in an emoji, in Persian or Hindi, and nothing beside a Latin letter or a digit. */
const looseJoiners =
  /(?<=[\p{Script=Latin}\p{Nd}])[\u200c\u200d]+|[\u200c\u200d]+(?=[\p{Script=Latin}\p{Nd}])/gu;

export const withoutTurning = (text: string): string => text.replace(unseen, '').replace(looseJoiners, '');
