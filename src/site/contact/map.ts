/** The provider's map replaces the drawing only when the visitor asks for it. */
export function enableMap(place: HTMLElement): void {
  const button = document.querySelector<HTMLElement>('[data-show-map]');
  if (!button) return;
  button.classList.remove('invisible');
  button.onclick = () => {
    const map = document.createElement('iframe');
    map.src = place.dataset.map ?? '';
    map.title = place.dataset.mapTitle ?? '';
    map.className = 'size-full';
    place.replaceChildren(map);
    button.remove();
    map.focus();
  };
}
