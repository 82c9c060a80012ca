/** Milliseconds after which who pressed is led to what the link names. */
const longestWait = 6000;

type Open = (opened: number) => void;

/**
 * Fetches the code when a mouse or the keyboard comes to a link, or a finger presses it: a finger that scrolls asks for
 * nothing. No press is lost: it opens when the code is there, and is an ordinary click when the code does not come.
 */
export function openOnPress(island: HTMLElement, load: () => Promise<Open>): void {
  let loading: Promise<Open> | undefined;
  let presses = 0;

  function loadOnce(): Promise<Open> {
    loading ??= load();
    // the next press tries again
    loading.catch(() => (loading = undefined));
    return loading;
  }

  async function openOrFollow(link: HTMLAnchorElement): Promise<void> {
    presses += 1;
    const press = presses;
    link.dataset.waiting = '';
    const open = await inTime(loadOnce()).catch(() => undefined);
    delete link.dataset.waiting;
    // who pressed again meanwhile wants one of them
    if (press !== presses) return;
    if (open) open(Number(link.dataset.opens));
    else location.assign(link.href);
  }

  island.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse' && findLink(event)) void loadOnce();
  });
  island.addEventListener('focusin', (event) => {
    if (findLink(event)) void loadOnce();
  });
  island.addEventListener('click', (event) => {
    const link = findLink(event);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and what opens returns the focus to what had it
    link.focus();
    void openOrFollow(link);
  });
}

const findLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-opens]') : null;

const inTime = <Value>(promise: Promise<Value>): Promise<Value> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, longestWait))]);
