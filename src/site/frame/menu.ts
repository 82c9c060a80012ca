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
  if (!menu || 'popover' in HTMLElement.prototype || !matchMedia('(max-width: 71.99rem)').matches) return;
  menu.hidden = true;
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popovertarget]')) menu.hidden = !menu.hidden;
  });
}

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
