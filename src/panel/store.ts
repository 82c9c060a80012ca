import { useSyncExternalStore } from 'react';

/** A value outside React, for what outlives components or is written by code that is none. */
export interface Store<Value> {
  read(): Value;
  write(next: Value): void;
  subscribe(notify: () => void): () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    read: () => value,
    write(next) {
      value = next;
      for (const notify of watchers) notify();
    },
    subscribe(notify) {
      watchers.add(notify);
      return () => void watchers.delete(notify);
    },
  };
}

export const useStore = <Value>({ subscribe, read }: Pick<Store<Value>, 'subscribe' | 'read'>): Value =>
  useSyncExternalStore(subscribe, read, read);
