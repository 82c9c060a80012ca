import { drawPencils } from './draw-pencils.ts';
import { findPlaces } from './find-places.ts';
import type { PencilPlan } from './marks.ts';

const template = document.querySelector<HTMLTemplateElement>('template[data-pencil]');
const { fields, pages, previewRoot }: PencilPlan = JSON.parse(template?.dataset.pencil ?? '');
const button = document.querySelector<HTMLButtonElement>('[data-pencils-button]');
let areShown = true;

/** Milliseconds for which nothing changes: what React wakes must be as the server drew it. */
const pause = 200;
let timer: ReturnType<typeof setTimeout>;
const watch = new MutationObserver(() => {
  clearTimeout(timer);
  timer = setTimeout(draw, pause);
});

function draw(): void {
  watch.disconnect();
  for (const group of document.querySelectorAll('[data-pencils]')) group.remove();
  const places = findPlaces(document.body, fields);
  if (template && areShown) drawPencils(places, template);
  leadToPreviews();
  watch.observe(document.body, {
    ...{ childList: true, characterData: true, subtree: true },
    attributeFilter: ['data-wake'],
  });
}

/** A link of the page leads to the preview of the next, so that one walks through the site with the pencils. */
function leadToPreviews(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, main a, footer a')) {
    const { origin, pathname, search } = link;
    if (origin === location.origin && pages.includes(pathname) && !search)
      link.pathname = `${previewRoot}${pathname}`;
  }
}

if (button) {
  button.hidden = false;
  const { textContent: hide, dataset } = button;
  button.onclick = () => {
    areShown = !areShown;
    button.textContent = areShown ? hide : (dataset.show ?? '');
    draw();
  };
}
// for those of an article that is opened later
for (const box of [document.documentElement, document.body]) box.style.overflowX = 'clip';
draw();
