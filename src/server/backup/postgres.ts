import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export const dumpPostgres = (databaseUrl: string, file: string) =>
  run('pg_dump', databaseUrl, ['--format=custom', '--no-owner', `--file=${file}`]);

/**
 * Restores in one transaction: the database holds either the old or the restored data, never a mixture. The
 * statements lie in a file first: of a dump that breaks off halfway, a pipe would commit the half that came.
 * @param script where they may lie
 */
export async function restorePostgres(
  databaseUrl: string,
  { dump, script }: { dump: string; script: string },
): Promise<void> {
  // only the owner of a schema may comment on it
  const plainly = ['--clean', '--if-exists', '--no-owner', '--no-comments'];
  await run('pg_restore', undefined, [...plainly, `--file=${script}`, dump]);
  const carefully = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  await run('psql', databaseUrl, [...carefully, `--command=${dropWhatIsThere}`, `--file=${script}`]);
}

/**
 * A dump drops only what it knows, and tables of a later version refer to that. So all tables and functions of this schema
 * that the user owns go, but for those of extensions; the schema itself stays, as it may be somebody else's.
 */
const dropWhatIsThere = `
set client_min_messages = warning;
do $$
declare
  statement text;
begin
  for statement in
    select format('drop table if exists %I.%I cascade', current_schema(), relname) from pg_class
      where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
      and pg_has_role(relowner, 'usage')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = current_schema()::regnamespace
      and pg_has_role(proowner, 'usage')
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  loop
    execute statement;
  end loop;
end $$`;

/** @throws {Error} the program's own message, or that it is missing */
async function run(program: string, databaseUrl: string | undefined, words: string[]): Promise<void> {
  const { address, password } = databaseUrl ? splitPassword(databaseUrl) : {};
  const child = spawn(program, [...(address ? [`--dbname=${address}`] : []), ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', () =>
      reject(new Error(`${program} is missing: install PostgreSQL's client programs.`)),
    );
    child.once('close', resolve);
  });
  const [code, said] = await Promise.all([ended, text(child.stderr)]);
  if (code !== 0) throw new Error(`${program} ended with code ${code}: ${said.trim()}`);
}

/** Every user of the machine can read a program's arguments, but not its environment. */
function splitPassword(databaseUrl: string): { address?: string; password?: string } {
  const url = URL.parse(databaseUrl);
  if (!url?.password) return { address: databaseUrl };
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, password };
}
