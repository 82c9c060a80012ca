import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { useContent } from '#/content/content-context.ts';
import type { MenuGroup, MenuLink } from '#/content/menu.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { CloseButton, DrawerFoot, DrawerName } from './drawer.tsx';
import { EmergencyLink } from './emergency-link.tsx';

const menuId = 'main-menu';

/**
 * Row of 3.5rem that stays. The same list serves both widths: it lies in the bar of a wide screen, as long as that
 * row is enough for it (menu.ts), and is a popover otherwise. The popover needs no script. A browser without popovers
 * shows the list in the page, and then the row does not stay: it would hold all of the list (docs/decisions/003).
 */
export function Navigation({ path }: { path: string }) {
  const { association, menu } = useContent();
  return (
    <nav
      aria-label={text.mainMenu}
      className="sticky top-0 z-40 bg-night-900 text-white shadow-md max-[17rem]:static max-bar:not-supports-[selector(:popover-open)]:static print:hidden"
    >
      <div className="wrap flex min-h-14 flex-wrap items-center justify-between gap-x-1.5 max-bar:px-3">
        <Brand /> <EmergencyLink isShort className="ml-auto max-bar:px-2.5 sm:max-bar:px-4 row:hidden" />
        <div id={menuId} popover="auto" data-menu="" className="main-menu">
          <CloseButton menuId={menuId} />
          <DrawerName />
          <ul className="flex flex-col row:-ml-2.5 row:flex-row row:flex-wrap row:xl:-ml-4">
            {menu.main.map((entry) => (
              <li
                key={entry.label}
                className={`relative border-b border-white/10 row:border-0 ${widthOf(entry.label)}`}
              >
                {'links' in entry ? <Group group={entry} path={path} /> : <Single link={entry} path={path} />}
              </li>
            ))}
          </ul>
          <DrawerFoot path={path} />
        </div>
        <LinkButton
          href={association.volunteerFormUrl}
          target="_blank"
          rel="noopener"
          look="light"
          className="max-sm:hidden px-4! whitespace-nowrap row:px-3!"
        >
          {text.volunteer}
        </LinkButton>{' '}
        <LinkButton href="/donate" className="whitespace-nowrap px-3! sm:px-4! row:px-3!">
          {text.donate}
        </LinkButton>{' '}
        <MenuButton />
      </div>
    </nav>
  );
}

/** Width of an entry: where the bar is full, entries of several words take two lines before the list takes two rows. */
const widthOf = (label: string) => (label.includes(' ') ? 'row:w-min row:max-w-max row:grow-99' : 'row:grow');

function Brand() {
  const { name } = useContent().association;
  return (
    <a href="/" className="flex min-h-11 min-w-0 items-center gap-2 lg:flex-1 row:hidden">
      <Emblem />
      <span className="font-bold tracking-wide max-[21.5rem]:hidden lg:hidden">{name.short}</span>{' '}
      <span className="truncate font-bold max-lg:hidden">{name.tr}</span>
    </a>
  );
}

function MenuButton() {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      className="flex min-h-11 min-w-11 flex-col items-center justify-center rounded text-xs leading-none font-semibold hover:bg-night-700 row:hidden"
    >
      <MenuIcon aria-hidden="true" size={22} />
      {text.openMenu}
    </button>
  );
}

const topLevel =
  'flex min-h-12 w-full items-center justify-between gap-1 px-4 font-semibold hover:bg-night-700 row:min-h-14 row:justify-center row:px-1 row:text-[0.85rem] row:leading-tight row:xl:text-[0.9rem]';

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
        <ChevronDown aria-hidden="true" size={16} className="transition-[rotate] group-open:rotate-180" />
      </summary>
      <ul className="bg-night-800 pb-2 row:absolute row:top-full row:left-0 row:min-w-64 row:rounded-b-md row:py-2 row:shadow-xl">
        {group.links.map((link) => (
          <li key={link.path}>
            <a
              href={link.path}
              aria-current={link.path === path ? 'page' : undefined}
              className="menu-link flex min-h-11 items-center px-6 hover:bg-night-700 row:px-4"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The mark of /icons/emblem-light.svg, in the colour of the words beside it, which the system may have chosen. It stands in the
 * page: on the first visit a file of its own comes a journey later than those words (decision 023).
 */
export function Emblem() {
  return (
    <svg role="img" aria-label={text.home} viewBox="0 0 64 64" className="size-9 shrink-0">
      <clipPath id="disc">
        <circle cx="32" cy="32" r="31" />
      </clipPath>
      <g clipPath="url(#disc)">
        <path fill="currentColor" d="M-2 54 14 38 18.5 42 32 27.5 45 43 49.5 39 66 56V0H-2Z" />
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="3.4"
          d="M-2 60.7 14 46.3 18.5 49.8 32 37.5 45 50.7 49.5 47.2 66 62.5M-2 67.3 14 54.6 18.5 57.6 32 47.5 45 58.4 49.5 55.3 66 68.9M-2 74 14 63 18.5 65.4 32 57.5 45 66.1 49.5 63.5 66 75.4"
        />
      </g>
      <path fill="#f26a1b" d="M32 4Q33.7 13.3 40.2 15Q33.7 16.7 32 26Q30.3 16.7 23.8 15Q30.3 13.3 32 4Z" />
    </svg>
  );
}
