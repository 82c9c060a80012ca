import type { Node } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';
import { isOwnPicture } from '#/http/picture-address.ts';
import { richText as text } from '#/i18n/tr/rich-writing.ts';

/** Draws a picture with its words. Pictures of other sites are not fetched: the page will show a copy. */
export const drawPicture: NodeViewConstructor = (node) => {
  const dom = document.createElement(node.isInline ? 'span' : 'figure');
  dom.className = node.isInline ? 'picture-in-text' : 'picture';
  dom.append(...partsOf(node));
  return { dom, ignoreMutation: () => true };
};

function partsOf({ attrs, isInline }: Node): HTMLElement[] {
  const { src, alt } = attrs;
  const picture = isOwnPicture(src) ? drawOwn(src, alt) : drawBox(alt || text.pictureElsewhere);
  if (isInline) return [picture];
  const words = document.createElement('figcaption');
  words.textContent = alt || text.noWords;
  return [picture, words];
}

function drawOwn(src: string, alt: string): HTMLElement {
  const image = document.createElement('img');
  image.alt = alt;
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
