const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Follows the ARIA Authoring Practices (tabs, automatic activation). */
export function enableTabs(root: HTMLElement): void {
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('ul a[href^="#"]')];
  root.querySelector('ul')?.setAttribute('role', 'tablist');
  for (const tab of tabs) dress(tab, tabs);
  const first = tabs.find((tab) => tab.hash === location.hash) ?? tabs[0];
  if (first) choose(first, tabs);
  showAllOnPaper(tabs);
}

/** Nobody can press a tab there. */
function showAllOnPaper(tabs: HTMLAnchorElement[]): void {
  addEventListener('beforeprint', () => {
    for (const tab of tabs) panelOf(tab)?.removeAttribute('hidden');
  });
  addEventListener('afterprint', () => {
    const chosen = tabs.find((tab) => tab.ariaSelected === 'true');
    if (chosen) choose(chosen, tabs);
  });
}

function dress(tab: HTMLAnchorElement, tabs: HTMLAnchorElement[]): void {
  const panel = panelOf(tab);
  tab.parentElement?.setAttribute('role', 'presentation');
  tab.role = 'tab';
  tab.id = `${panel?.id}-tab`;
  tab.setAttribute('aria-controls', panel?.id ?? '');
  if (panel) {
    panel.role = 'tabpanel';
    panel.tabIndex = 0;
    panel.setAttribute('aria-labelledby', tab.id);
  }
  tab.onclick = (event) => {
    event.preventDefault();
    choose(tab, tabs);
  };
  tab.onkeydown = (event) => {
    const step = steps[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (step === undefined && event.key !== ' ') return;
    event.preventDefault();
    const next = neighbour(tabs, tabs.indexOf(tab), step ?? 0);
    if (!next) return;
    choose(next, tabs);
    next.focus();
  };
}

/** Finds the next tab; after the last comes the first. Home and End go all the way. */
function neighbour(tabs: HTMLAnchorElement[], index: number, step: number) {
  if (!Number.isFinite(step)) return tabs.at(step < 0 ? 0 : -1);
  return tabs.at((index + step) % tabs.length);
}

function choose(chosen: HTMLAnchorElement, tabs: HTMLAnchorElement[]): void {
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = panelOf(tab);
    if (panel) panel.hidden = !isChosen;
  }
}

const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));
