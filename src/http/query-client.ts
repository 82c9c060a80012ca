import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/**
 * Makes the client of all queries. Errors that mention 404 or 401 are final, so they are not retried.
 * On the server nothing expires, because each timer would keep a request's data in memory for ten minutes.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * minute,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && !/404|401/.test(error.message),
      },
      // without a network a save fails at once and says so, because waiting would send an old text later
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
