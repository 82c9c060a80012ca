import { drawPencils } from './draw-pencils.ts';
import { findPlaces } from './find-places.ts';
import { leadToPreviews } from './lead-to-previews.ts';
import type { PencilPlan } from './pencil-field.ts';

const template = document.querySelector<HTMLTemplateElement>('template[data-pencil]');
const { fields, ...previews }: PencilPlan = JSON.parse(template?.dataset.pencil ?? '');
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
  if (template && areShown) drawPencils(findPlaces(document.body, fields), template);
  leadToPreviews(previews);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-wake'] });
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
