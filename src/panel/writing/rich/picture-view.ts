import type { NodeViewConstructor } from 'prosemirror-view';
import { isOwnPicture } from '#/http/picture-address.ts';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import type { Store } from '../../store.ts';
import type { TextPictures } from '../writing-field.ts';

export type LibraryWords = Store<TextPictures['words']>;

/**
 * Draws a picture with its words: those of the text, or else the library's, as its page does. Pictures of other sites
 * are not fetched: the page will show a copy.
 */
export const drawPicture =
  (library: LibraryWords): NodeViewConstructor =>
  ({ attrs: { src, alt }, isInline }) => {
    const dom = document.createElement(isInline ? 'span' : 'figure');
    const picture = isOwnPicture(src) ? drawOwn(src) : drawBox(text.pictureElsewhere);
    const caption = document.createElement('figcaption');
    function showWords() {
      const words: string | undefined = alt || library.read().get(src);
      if (picture instanceof HTMLImageElement) picture.alt = words ?? '';
      else picture.textContent = words || text.pictureElsewhere;
      caption.textContent = words ?? text.noWords;
    }
    showWords();
    dom.className = isInline ? 'picture-in-text' : 'picture';
    dom.append(picture, ...(isInline ? [] : [caption]));
    return { dom, ignoreMutation: () => true, destroy: library.subscribe(showWords) };
  };

function drawOwn(src: string): HTMLElement {
  const image = document.createElement('img');
  image.draggable = false;
  image.addEventListener('error', () => image.replaceWith(drawBox(text.pictureMissing)), { once: true });
  image.src = src;
  return image;
}

function drawBox(words: string): HTMLElement {
  const box = document.createElement('span');
  box.className = 'picture-box';
  box.textContent = words;
  return box;
}
