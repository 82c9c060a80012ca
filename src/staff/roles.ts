import { staffText as text } from '#/i18n/tr/staff.ts';

/** `management` stands for any other value, which older data may hold. */
export const roles = ['admin', 'media', 'management'] as const;
export type Role = (typeof roles)[number];

export const knownRole = (role: string): Role => roles.find((known) => known === role) ?? 'management';

/** Yönetici, Medya, or Yönetim for any other role. */
export const roleLabel = (role: string) => text.roles[knownRole(role)];
