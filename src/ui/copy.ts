const shownFor = 2000;

/** Shows the button, which is useless without this script. */
export function enableCopying(button: HTMLElement): void {
  const { copy: text = '', copied = '', failed = '' } = button.dataset;
  let timer: ReturnType<typeof setTimeout>;
  button.classList.remove('invisible');
  button.onclick = async () => {
    const isCopied = await copy(text || addressOfPage());
    announce(isCopied ? copied : failed);
    button.toggleAttribute('data-done', isCopied);
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.removeAttribute('data-done');
      announce('');
    }, shownFor);
  };
}

const addressOfPage = () => location.origin + location.pathname;

/** False without permission, and on a page without https. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function announce(words: string): void {
  const status = document.querySelector('[data-copy-status]');
  if (status) status.textContent = words;
}
