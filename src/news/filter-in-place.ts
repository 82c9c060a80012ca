import { hintTarget, hintThreshold } from './hint.ts';

/**
 * A list that holds every article spares the way to the server; without it the links do the same. Each choice is a step that
 * Back takes off. A page that was reloaded in between holds one category only, and asks for what Back leads to.
 */
export function filterInPlace(list: HTMLElement): void {
  const isWhole = list.dataset.filterInPlace === 'whole';
  if (isWhole) list.addEventListener('click', (event) => choose(list, event));
  addEventListener('popstate', () => {
    const category = new URLSearchParams(location.search).get('category') ?? '';
    const choices = [...list.querySelectorAll<HTMLElement>('[data-choice]')];
    const choice = choices.find(({ dataset }) => dataset.choice === category) ?? choices[0];
    if (!choice || isShown(choice)) return;
    if (isWhole) show(list, choice);
    else location.reload();
  });
}

function choose(list: HTMLElement, event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const choice = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-choice]');
  if (!choice) return;
  event.preventDefault();
  if (isShown(choice)) return;
  history.pushState(null, '', choice.href);
  show(list, choice);
}

const isShown = (choice: HTMLElement) => choice.hasAttribute('aria-current');

function show(list: HTMLElement, choice: HTMLElement): void {
  const category = choice.dataset.choice;
  const cards = [...list.querySelectorAll<HTMLElement>('[data-category]')];
  for (const card of cards) card.hidden = category !== '' && card.dataset.category !== category;
  for (const other of list.querySelectorAll('[data-choice]')) {
    if (other === choice) other.setAttribute('aria-current', 'true');
    else other.removeAttribute('aria-current');
  }
  moveHint(
    list,
    cards.filter((card) => !card.hidden),
  );
}

function moveHint(list: HTMLElement, shown: HTMLElement[]): void {
  const hint = list.querySelector<HTMLElement>('[data-hint]');
  if (hint) hint.hidden = shown.length <= hintThreshold;
  document.getElementById(hintTarget)?.removeAttribute('id');
  const next = shown[hintThreshold];
  if (!next) return;
  next.id = hintTarget;
  shown[hintThreshold - 1]?.after(hint?.parentElement ?? '');
}
