export function openArticles(root: HTMLElement): void {
  openAddressed();
  window.addEventListener('hashchange', openAddressed);
  // a link to the article that the address already names fires no hashchange, but should open it again
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) setTimeout(openAddressed);
  });
  enableOpenAll(root);
}

function openAddressed(): void {
  const addressed = document.getElementById(location.hash.slice(1));
  if (addressed instanceof HTMLDetailsElement) addressed.open = true;
}

function enableOpenAll(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>('[data-open-all]');
  if (!button) return;
  const words = [button.textContent, button.dataset.openAll ?? null];
  let isOpen = false;
  button.classList.remove('invisible');
  button.onclick = () => {
    isOpen = !isOpen;
    button.textContent = words[Number(isOpen)] ?? null;
    for (const article of root.querySelectorAll('details')) article.open = isOpen;
  };
}
