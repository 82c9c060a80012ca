import { z } from 'zod';

/** @property since the caller's last visit, in UTC */
export const deskSchema = z.object({ since: z.iso.datetime() });

export const panelSearchSchema = z.object({ q: z.string().min(1).max(100) });
