import { getJson, HttpError } from './request.ts';

/**
 * Reads a list. One that cannot be read says so with `message`; 401 and 404 keep their number, which
 * stops the retries (section 9).
 */
export async function fetchList<Item>(url: string, message: string): Promise<Item[]> {
  try {
    return await getJson<Item[]>(url);
  } catch (error) {
    if (error instanceof HttpError && [401, 404].includes(error.status)) throw error;
    throw new Error(message);
  }
}
