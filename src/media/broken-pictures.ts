const selector = 'img[data-hide-when-broken]';

export function hideBrokenPictures(): void {
  // errors of pictures do not bubble, but they can be captured
  document.addEventListener('error', (event) => hide(event.target), { capture: true });
  for (const picture of document.querySelectorAll<HTMLImageElement>(selector)) {
    const hasFailed = picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '';
    if (hasFailed) hide(picture);
  }
}

function hide(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || !target.matches(selector)) return;
  console.warn(`Picture could not be loaded: ${target.currentSrc || target.src}`);
  target.hidden = true;
}
