import { findAll } from './elements.ts';

const emoji = /^(?:[\p{Emoji}\p{Emoji_Component}]|\s)+$/u;
/** Digits are emoji to Unicode as well; these are none. */
const drawn = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/**
 * Mail and social sites draw an emoji as a picture of theirs, with the character as its words.
 * @returns whether there was any
 */
export function writeEmoji(body: HTMLElement): boolean {
  const pictures = findAll(body, 'img[alt]').filter((picture) => {
    const words = picture.getAttribute('alt') ?? '';
    const isEmoji = emoji.test(words) && drawn.test(words);
    if (isEmoji) picture.replaceWith(words);
    return isEmoji;
  });
  return pictures.length > 0;
}
