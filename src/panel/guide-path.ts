import { searchKeyOf } from '#/format/turkish.ts';
import { panelPaths } from '#/http/panel-paths.ts';

/** @returns the fragment of a heading of the guide: 'haber-yazmak' */
export const guideFragment = (heading: string): string =>
  searchKeyOf(heading)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');

export const guidePath = (heading: string): string => `${panelPaths.guide}#${guideFragment(heading)}`;
