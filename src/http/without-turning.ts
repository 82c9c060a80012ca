/** They turn round the sentence in which a title stands (Unicode UAX #9). */
const turningCharacters = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const withoutTurning = (text: string): string => text.replace(turningCharacters, '');
