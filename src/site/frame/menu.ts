/** Closes the menu where the browser leaves it open: after a choice, a click elsewhere, or Escape. */
export function closeMenuWhenDone(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-menu] a')) closeAll();
    else closeGroups(target);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const open = document.querySelector<HTMLElement>('details[data-menu][open] > summary');
    closeGroups(null);
    open?.focus();
  });
  // a page that comes back from the browser's memory should not come back with its menu open
  window.addEventListener('pagehide', closeAll);
}

/** A browser without popovers shows the list in the page: on a small screen its buttons fold it there. */
export function foldMenuWithoutPopovers(): void {
  const menu = findMenu();
  if (!menu || hasPopovers() || !matchMedia('(max-width: 71.99rem)').matches) return;
  menu.hidden = true;
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popovertarget]')) menu.hidden = !menu.hidden;
  });
}

/**
 * Makes the list a drawer where it would need more than one row of the bar, and tells how high the bar is: what an anchor leads to
 * ends below it. Faces may be wide, and letters spaced, on any screen.
 */
export function fitBar(): void {
  const list = findMenu()?.querySelector('ul');
  const bar = list?.closest('nav');
  if (!list || !bar || !hasPopovers()) return;
  const { style } = document.documentElement;
  const fit = () => {
    bar.removeAttribute('data-narrow');
    const oneRow = 3.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    bar.toggleAttribute('data-narrow', list.offsetHeight > oneRow + 1);
    style.setProperty('--bar', `${bar.offsetHeight}px`);
  };
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(bar);
}

const hasPopovers = () => 'popover' in HTMLElement.prototype;

const findMenu = () => document.querySelector<HTMLElement>('[popover][data-menu]');

function closeAll(): void {
  closeGroups(null);
  findMenu()?.hidePopover?.();
}

function closeGroups(except: Element | null): void {
  for (const group of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (!except || !group.contains(except)) group.open = false;
  }
}
