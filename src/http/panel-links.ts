import { panelPaths } from './panel-paths.ts';

/* Further places of the panel; apart from `editPaths`, which the small sign-in page loads, too. */

/** The panel with a tab open, or a place beside the tabs. */
export const tabPath = (tab: string) => `${panelPaths.panel}?tab=${tab}`;

/** @param address by which the library finds the picture */
export const picturePath = (id: number, address: string) =>
  `${tabPath('media')}&edit=media-${id}&field=${encodeURIComponent(address)}`;

export const peoplePath = `${panelPaths.panel}?edit=people-0`;

export const proposalPath = (id: number) => `${tabPath('desk')}&edit=proposal-${id}`;
