import { findPlaces, type Place } from './find-places.ts';
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
  const held = document.activeElement?.closest('[data-pencils] a')?.getAttribute('href');
  for (const group of document.querySelectorAll('[data-pencils]')) group.remove();
  const places = findPlaces(document.body, fields);
  if (template && areShown) drawPencils(places, template);
  if (held) findPencil(held)?.focus({ preventScroll: true });
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

/**
 * Puts a pencil behind each place. They stand in the page's own order, for the keyboard, and take no room in it.
 * @param template a group with one pencil
 */
function drawPencils(places: readonly Place[], template: HTMLTemplateElement): void {
  const groups = new Map<Node, HTMLElement>();
  for (const { node, field } of places) {
    const group = groups.get(node) ?? placeGroup(node, template);
    if (!group) continue;
    const pencil = groups.has(node) ? group.lastElementChild?.cloneNode(true) : group.lastElementChild;
    groups.set(node, group);
    if (!(pencil instanceof HTMLAnchorElement)) continue;
    pencil.href = field.href;
    pencil.title = field.label;
    pencil.onclick = () => sessionStorage.setItem(pressedKey, JSON.stringify(field));
    group.append(pencil);
  }
  keepOnScreen([...groups.values()]);
}

/** Pixels around a pencil that a thumb finds. */
const aroundPencil = 10;

/**
 * Keeps pencils on the screen: at the edge of a phone's they would make the page wider; what lies beyond it, as on a
 * slide to come, is cut off. All are measured before one is moved.
 */
function keepOnScreen(groups: readonly HTMLElement[]): void {
  const { clientWidth } = document.documentElement;
  const measured = groups.map((group) => ({ group, box: group.getBoundingClientRect() }));
  for (const { group, box } of measured) {
    const excess = box.right + aroundPencil - clientWidth;
    if (excess > 0 && box.left < clientWidth) group.style.translate = `${-excess}px`;
  }
}

function placeGroup(node: Text | Element, { content }: HTMLTemplateElement): HTMLElement | undefined {
  const [group] = (content.cloneNode(true) as DocumentFragment).children;
  const element = node instanceof Element ? node : node.parentElement;
  if (!(group instanceof HTMLElement) || !element) return undefined;
  const picture = element.closest('picture');
  const pressed = outermost(element, 'a, button') ?? element.closest('summary')?.parentElement;
  const hidden = element.closest('.sr-only');
  // a shorter or a longer name stands in its stead on this screen
  if (pressed?.checkVisibility() && !element.checkVisibility()) return undefined;
  // a link inside of what is pressed itself cannot be pressed
  if (pressed) placeBeside(pressed, group);
  else if (node instanceof HTMLImageElement) (picture ?? node).before(group);
  else if (hidden) hidden.after(group);
  else if (node instanceof Element) node.append(group);
  else node.after(group);
  if (pressed || isInRow(group)) placeOver(element, group);
  return group;
}

/** Places a pencil beside the pressed one; what is last of its kind keeps the look of the last. */
function placeBeside(pressed: Element, group: Element): void {
  if (pressed.nextElementSibling) pressed.after(group);
  else pressed.before(group);
}

function outermost(element: Element | null, selector: string): Element | undefined {
  const found = element?.closest(selector) ?? undefined;
  return found && (outermost(found.parentElement, selector) ?? found);
}

/** Tells whether the words stand in a flex or grid box, which places nothing behind them by itself. */
const isInRow = ({ parentElement }: Element) =>
  parentElement !== null && /flex|grid/.test(getComputedStyle(parentElement).display);

let anchors = 0;

/** Places pencils over the corner of what holds the words; browsers without anchors leave it where it begins. */
function placeOver(words: Element, group: HTMLElement): void {
  anchors += 1;
  const name = `--pencil-${anchors}`;
  if (words instanceof HTMLElement) words.style.setProperty('anchor-name', name);
  group.style.setProperty('position-anchor', name);
  group.toggleAttribute('data-over', true);
}

const findPencil = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-pencils] a')].find(
    (pencil) => pencil.getAttribute('href') === href,
  );

const pressedKey = 'pencil';

/** Brings who comes back from a form to the pencil that led there, and says that the page shows what was saved. */
function comeBack(): void {
  const pressed = sessionStorage.getItem(pressedKey);
  if (!pressed) return;
  sessionStorage.removeItem(pressedKey);
  const { href, label }: PencilPlan['fields'][number] = JSON.parse(pressed);
  const pencil = findPencil(href);
  pencil?.focus({ preventScroll: true });
  const status = document.querySelector<HTMLElement>('[data-pencils-status]');
  if (status && pencil?.title !== label) status.textContent = status.dataset.saved ?? '';
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
// who comes back from a form reads what it has saved
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
draw();
comeBack();
