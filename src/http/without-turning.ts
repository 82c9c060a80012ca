/**
 * They come along with what is copied from elsewhere, cannot be seen, and turn round the sentence in which they stand
 * (Unicode UAX #9): digits in reversed order are shown as an account.
 */
const turningCharacters = /\p{Bidi_Control}/gu;

export const withoutTurning = (text: string): string => text.replace(turningCharacters, '');
