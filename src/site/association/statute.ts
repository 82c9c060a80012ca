import { openAddressed } from '#/ui/open-addressed.ts';

export function openArticles(root: HTMLElement): void {
  openAddressed();
  enableOpenAll(root);
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
