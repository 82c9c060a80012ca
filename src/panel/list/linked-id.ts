import { useEffectEvent, useLayoutEffect } from 'react';
import { useSearch } from 'wouter';

const parameter = 'edit';
const partParameter = 'field';

interface Linked {
  /** 0 for something new. */
  id: number;
  /** Where in it: the field where its form opens ('banks.0.accounts.1.iban'), a picture's address, an unsaved text's slot. */
  part?: string;
}

/**
 * Opens the form that the address names, such as '?edit=news-17', also when it comes to name one later; once each time, so
 * that neither a reload nor the browser's Back opens it again.
 */
export function useLinked(kind: string, open: (linked: Linked) => void): void {
  const search = useSearch();
  const onLinked = useEffectEvent(open);
  // before a dialog adds its own entry to the browser's history
  useLayoutEffect(() => {
    const linked = readLinked(kind, new URLSearchParams(search));
    if (!linked) return;
    dropParameters();
    onLinked(linked);
  }, [kind, search]);
}

function readLinked(kind: string, search: URLSearchParams): Linked | undefined {
  const [named, id] = (search.get(parameter) ?? '').split('-');
  if (named !== kind || !id || !/^\d{1,9}$/.test(id)) return undefined;
  const part = search.get(partParameter);
  return { id: Number(id), ...(part !== null && { part }) };
}

function dropParameters(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(parameter);
  address.searchParams.delete(partParameter);
  window.history.replaceState(window.history.state, '', address);
}
