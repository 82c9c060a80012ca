import { z } from 'zod';
import { sitePath, words } from './text.ts';

const menuLink = z.strictObject({ label: words, path: sitePath });

const menuGroup = z.strictObject({ label: words, links: z.array(menuLink).min(1, 'has no link') });

export const menuSchema = z.strictObject({
  main: z
    .array(z.union([menuGroup, menuLink], 'is neither a link (label, path) nor a group (label, links)'))
    .min(1, 'has no entry'),
  footer: z.strictObject({ label: words, links: z.array(menuLink).min(1, 'has no link') }),
});

export type Menu = z.infer<typeof menuSchema>;
export type MenuLink = z.infer<typeof menuLink>;
export type MenuGroup = z.infer<typeof menuGroup>;
