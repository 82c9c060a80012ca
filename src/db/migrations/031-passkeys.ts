import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Passkeys and codes for who has lost the device (docs/decisions/025-passkeys-codes-and-recovery.md). */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    // a counter has 32 bits without a sign
    await sql`create table passkeys (id text primary key,
      staff_id integer not null references staff (id) on delete cascade,
      credential_id text not null unique, public_key text not null, counter bigint default 0 not null,
      transports text default '[]' not null, name text not null, created_at text not null, last_used_at text)`.execute(
      db,
    );
    await sql`create index passkeys_by_staff on passkeys (staff_id)`.execute(db);
    await sql`create table recovery_codes (staff_id integer not null references staff (id) on delete cascade,
      code_hash text not null, used_at text,
      constraint recovery_codes_key primary key (staff_id, code_hash))`.execute(db);
    await sql`create table used_challenges (challenge_hash text primary key, expires_at text not null)`.execute(
      db,
    );
    await sql`create table challenge_key (secret text not null)`.execute(db);
    await sql`insert into challenge_key (secret) values (${randomBytes(32).toString('base64url')})`.execute(
      db,
    );
  },
};
