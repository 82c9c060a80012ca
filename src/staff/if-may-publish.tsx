import type { ReactNode } from 'react';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { useMayPublish } from './use-may-publish.ts';

export function IfMayPublish({ children }: { children: ReactNode }) {
  return useMayPublish() ? children : <p className="text-sm text-ink-soft">{text.mayNot}</p>;
}
