/** Opens the entry of a folded list that the address names, now and each time that it names one: whoever follows a link to it reads it. */
export function openAddressed(): void {
  open();
  window.addEventListener('hashchange', open);
  // a link to the entry that the address already names fires no hashchange, but should open it again
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) setTimeout(open);
  });
}

function open(): void {
  const addressed = document.getElementById(location.hash.slice(1));
  if (addressed instanceof HTMLDetailsElement) addressed.open = true;
}
