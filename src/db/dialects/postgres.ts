import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Connection } from '../connection.ts';

const mostConnections = 10;
const reconnectAfter = 1000;
const int8 = 20;

/** A pool whose statements end after 10 s and whose idle transactions end after 30 s. */
export function openPostgres(url: string, onError: (error: Error) => void): Connection {
  pg.types.setTypeParser(int8, parseSafeInteger);
  const pool = new pg.Pool({
    connectionString: url,
    max: mostConnections,
    options: '-c statement_timeout=10000 -c idle_in_transaction_session_timeout=30000',
  });
  // without a listener an idle client that loses its server ends the process
  pool.on('error', onError);
  return {
    engine: 'postgres',
    dialect: new PostgresDialect({ pool }),
    watchWrites: (look) => listenForWrites(url, look, onError),
  };
}

/** Counts and sizes come as text from PostgreSQL; a number too large to be exact is an error, not a guess. */
export function parseSafeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`);
  return number;
}

/** Listens on a client of its own; after a lost connection anything may have been missed, so `look` is called. */
function listenForWrites(
  url: string,
  look: () => void,
  onError: (error: Error) => void,
): () => Promise<void> {
  let isStopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect() {
    client = new pg.Client({ connectionString: url });
    client.on('notification', look);
    client.on('error', onError);
    client.on('end', reconnectLater);
    try {
      await client.connect();
      await client.query('listen content_changed');
      look();
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      reconnectLater();
    }
  }

  function reconnectLater() {
    if (isStopped) return;
    clearTimeout(retry);
    retry = setTimeout(connect, reconnectAfter);
  }

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
