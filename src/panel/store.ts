import { useSyncExternalStore } from 'react';

/** A value outside of React that components watch: for what outlives them, or is said by what is no component. */
export interface Store<Value> {
  read(): Value;
  /** Notifies everybody who watches. */
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
  useSyncExternalStore(subscribe, read);
