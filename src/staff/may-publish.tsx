import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { signedInQuery } from './queries.ts';

export function IfMayPublish({ children }: { children: ReactNode }) {
  return useMayPublish() ? children : <p className="text-sm text-ink-soft">{text.mayNot}</p>;
}

/** Whether the signed-in person may change what visitors see; the server decides again. */
export const useMayPublish = (): boolean =>
  useQueryClient().getQueryData(signedInQuery.queryKey)?.mayPublish !== false;
