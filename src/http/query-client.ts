import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/**
 * Fresh 5 minutes, kept 10, no refetch on focus, at most 2 retries and none when the error
 * mentions 404 or 401; mutations are never retried. On the server nothing may expire: each timer would keep one
 * request's data alive for ten minutes.
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
      // without a network a save fails at once and says so, instead of waiting with an old text
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
