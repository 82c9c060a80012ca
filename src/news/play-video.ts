/** Shows the player above the card that is pressed; the card stays, as the way to its site where the frame is refused. */
export function playOnPress(card: HTMLElement): void {
  card.addEventListener('click', (event) => {
    const { video, open = '' } = card.dataset;
    if (!video || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = document.createElement('iframe');
    player.src = video;
    player.title = card.querySelector('b')?.textContent ?? '';
    player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    // it leads the tab nowhere
    player.sandbox.value = 'allow-scripts allow-same-origin allow-popups allow-presentation';
    card.before(player);
    player.focus();
    card.querySelector('i')?.remove();
    card.querySelector('span')?.replaceChildren(open);
    delete card.dataset.video;
  });
}
