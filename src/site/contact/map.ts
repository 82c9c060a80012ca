/** Milliseconds that a visitor waits before the link is offered instead. */
const patience = 10_000;

/** The provider's map covers the drawing only when the visitor asks for it, and only once it is there. */
export function enableMap(place: HTMLElement): void {
  const button = document.querySelector<HTMLButtonElement>('[data-show-map]');
  const failure = document.querySelector<HTMLElement>('[data-map-failure]');
  if (!button || !failure) return;
  const { textContent: words } = button;
  button.classList.remove('invisible');
  button.onclick = async () => {
    button.disabled = true;
    button.textContent = button.dataset.showMap ?? '';
    failure.hidden = true;
    const isShown = await showMap(place);
    failure.hidden = isShown;
    if (isShown) button.remove();
    button.disabled = false;
    button.textContent = words;
  };
}

async function showMap(place: HTMLElement): Promise<boolean> {
  const map = document.createElement('iframe');
  map.src = place.dataset.map ?? '';
  map.title = place.dataset.mapTitle ?? '';
  map.className = 'absolute inset-0 size-full opacity-0';
  // a map sends no forms, and leads the tab nowhere
  map.sandbox.value = 'allow-scripts allow-same-origin allow-popups';
  try {
    const signal = AbortSignal.timeout(patience);
    // a frame never tells that it failed, and the browser's page of the error would cover the drawing
    await fetch(map.src, { mode: 'no-cors', credentials: 'omit', signal });
    await new Promise((loaded, failed) => {
      map.onload = loaded;
      signal.onabort = failed;
      place.append(map);
    });
    map.classList.remove('opacity-0');
    map.focus();
    return true;
  } catch {
    map.remove();
    return false;
  }
}
