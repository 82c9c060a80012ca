import { createContext, useCallback, useContext } from 'react';

/** What is read in the place of each username; `admin/panel.tsx` gives it. */
export const StaffNames = createContext<Record<string, string> | undefined>(undefined);

/** @returns what to call a person: the username of who has told no name */
export function useNameOf(): (username: string) => string {
  const names = useContext(StaffNames);
  return useCallback(
    (username) => (names && Object.hasOwn(names, username) ? names[username] : undefined) ?? username,
    [names],
  );
}
