import { useLayoutEffect, useState } from 'react';

const parameter = 'edit';
const fieldParameter = 'field';

/** Id of the thing whose form a link such as '?edit=news-17' opens; once, so that a reload does not open it again. */
export function useLinkedId(kind: string): number | undefined {
  const [id] = useState(() => readLinkedId(kind));
  // before a dialog adds its own entry to the browser's history
  useLayoutEffect(() => {
    if (id !== undefined) dropParameter();
  }, [id]);
  return id;
}

/** The field of that form which a link leads to: 'banks.0.accounts.1.iban'. Asked beside `useLinkedId`, which drops it. */
export function useLinkedField(): string | undefined {
  const [field] = useState(() => new URLSearchParams(window.location.search).get(fieldParameter));
  return field ?? undefined;
}

function readLinkedId(kind: string): number | undefined {
  const linked = new URLSearchParams(window.location.search).get(parameter) ?? '';
  const [named, id] = linked.split('-');
  return named === kind && id && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

function dropParameter(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(parameter);
  address.searchParams.delete(fieldParameter);
  window.history.replaceState(window.history.state, '', address);
}
