import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react';
import { association } from '#/content/association.ts';
import { menu } from '#/content/menu.ts';
import type { MenuGroup, MenuLink } from '#/content/schemas/menu.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';

/** The last element above every page; `page-head.tsx` waits for it. */
export const navigationId = 'navigation';
const menuId = 'main-menu';

/**
 * One list serves both widths: it lies in the bar of a wide screen and is a popover on a small one.
 * The popover needs no script, and a browser without popovers shows the list (docs/decisions/003).
 */
export function Navigation({ path }: { path: string }) {
  return (
    <nav
      aria-label={text.mainMenu}
      className="sticky top-0 z-40 bg-night-900 text-white shadow-md print:hidden"
      id={navigationId}
    >
      <div className="wrap flex min-h-13 items-center justify-between lg:justify-center">
        <button
          type="button"
          popoverTarget={menuId}
          className="flex min-h-11 items-center gap-2 rounded px-2 font-semibold lg:hidden"
        >
          <MenuIcon aria-hidden="true" size={22} />
          {text.openMenu}
        </button>
        <span aria-hidden="true" className="font-bold tracking-wide lg:hidden">
          {association.name.short}
        </span>
        <div id={menuId} popover="auto" data-menu="" className="main-menu">
          <CloseButton />
          <ul className="flex flex-col lg:flex-row lg:flex-wrap lg:justify-center">
            {menu.main.map((entry) => (
              <li key={entry.label} className="relative border-b border-white/10 lg:border-0">
                {'links' in entry ? <Group group={entry} path={path} /> : <Single link={entry} path={path} />}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </nav>
  );
}

const topLevel =
  'flex min-h-12 w-full items-center justify-between gap-1 px-4 text-[0.95rem] font-semibold hover:bg-night-700 lg:min-h-13 lg:px-3.5';

function Single({ link, path }: { link: MenuLink; path: string }) {
  return (
    <a
      href={link.path}
      aria-current={link.path === path ? 'page' : undefined}
      className={`${topLevel} menu-link`}
    >
      {link.label}
    </a>
  );
}

/** Groups of one name close each other (HTML `details name`). */
function Group({ group, path }: { group: MenuGroup; path: string }) {
  const holdsPage = group.links.some((link) => link.path === path);
  return (
    <details name="main-menu" data-menu="" className="group">
      <summary className={`${topLevel} cursor-pointer list-none ${holdsPage ? 'menu-here' : ''}`}>
        {group.label}
        <ChevronDown aria-hidden="true" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="bg-night-800 pb-2 lg:absolute lg:top-full lg:left-0 lg:min-w-60 lg:rounded-b-md lg:py-2 lg:shadow-xl">
        {group.links.map((link) => (
          <li key={link.path}>
            <a
              href={link.path}
              aria-current={link.path === path ? 'page' : undefined}
              className="menu-link flex min-h-11 items-center px-6 hover:bg-night-700 lg:px-4"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function CloseButton() {
  return (
    <p className="flex justify-end p-2 lg:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        aria-label={text.closeMenu}
        className="flex size-11 items-center justify-center rounded hover:bg-night-700"
      >
        <X aria-hidden="true" size={24} />
      </button>
    </p>
  );
}
