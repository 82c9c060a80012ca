import { useEffect } from 'react';
import { useStore } from '../store.ts';
import type { SelfSaver } from './self-saver.ts';

/** @param stored what the server holds, as far as this page knows */
export function useSelfSaver(saver: SelfSaver, stored: string) {
  const shown = useStore(saver);
  useEffect(() => saver.meet(stored), [saver, stored]);
  return shown;
}
