/** `management` stands for any other value, which older data may hold. */
export const roles = ['admin', 'media', 'management'] as const;
export type Role = (typeof roles)[number];

/** The role that somebody has in effect, whatever value the database holds. */
export const knownRole = (role: string): Role => roles.find((known) => known === role) ?? 'management';

const labels: Record<string, string> = { admin: 'Yönetici', media: 'Medya' };

/** Yönetici, Medya, or Yönetim for any other role. */
export const roleLabel = (role: string) => labels[role] ?? 'Yönetim';
