import { createContext, useCallback, useContext } from 'react';

/** Name shown for each username; `admin/panel.tsx` gives it. */
export const StaffNames = createContext<Record<string, string> | undefined>(undefined);

/** @returns the name of a person, or the username of one who has told no name */
export function useNameOf(): (username: string) => string {
  const names = useContext(StaffNames);
  return useCallback(
    (username) => (names && Object.hasOwn(names, username) ? names[username] : undefined) ?? username,
    [names],
  );
}
