import type { PGlite } from '@electric-sql/pglite'
import { onTestFinished } from 'vitest'
import { Connection } from '#mock-server/store/sql/connection.ts'
import { openPglite, SqlDatabase } from '#mock-server/store/sql/database.ts'
import { migrate } from '#mock-server/store/sql/migrations.ts'
import { ENTITIES } from '#mock-server/store/sql/schema.ts'
import { type Load, SeededOnce } from './seeded-once.ts'

let connection: Connection | undefined
let worlds = 0

const theConnection = () => (connection ??= new Connection(openPglite()))

/** An empty place for a world in a PGlite of the whole file, as starting one takes two seconds: each is a schema of its own. */
function newSchema(): string {
  worlds += 1
  // The first one is there when the database is.
  if (worlds === 1) return 'public'
  const schema = `world${worlds}`
  // Whatever is asked of it comes behind.
  void theConnection().raw(schema, async (pglite) => {
    await pglite.exec(`create schema "${schema}"; grant usage on schema "${schema}" to dispo`)
    await migrate(pglite)
  })
  return schema
}

/** Works on the database itself as the owner of its tables, which may have rows of others; what is written is rolled back. */
export function onPglite<T>(work: (pglite: PGlite) => Promise<T>): Promise<T> {
  return theConnection().raw('public', async (pglite) => {
    await pglite.exec('begin')
    try {
      return await work(pglite)
    } finally {
      await pglite.exec('rollback')
    }
  })
}

/** A world without rows. */
export function pgliteWorld(now: () => number): SqlDatabase {
  return new SqlDatabase({ connection: theConnection(), now, schema: newSchema() })
}

/** A schema, and what it was seeded with. */
interface Place {
  schema: string
  loads: readonly Load[] | undefined
}

/** Places no one uses any more, as they were seeded. */
const free: Place[] = []

/**
 * A world to be seeded: one that a test before has left where there is one, put back as it was seeded, which is three seconds
 * cheaper than a new one. It is the test's that asks for it, and gone with it; outside of a test it is the file's.
 */
export function reusedWorld(now: () => number): SeededOnce {
  const place = free.pop() ?? { schema: newSchema(), loads: undefined }
  const { schema } = place
  const own = guarded(theConnection())
  const inside = new SqlDatabase({ connection: own.connection, now, schema })
  const raw = (statements: string) => theConnection().raw(schema, (pglite) => pglite.exec(statements))
  const world = new SeededOnce(inside, {
    loads: place.loads,
    keep: () => raw(KEEP),
    putBack: () => raw(PUT_BACK),
  })
  const leave = () => {
    own.end()
    if (world.loads === undefined) return
    void raw(PUT_BACK)
    free.push({ schema, loads: world.loads })
  }
  try {
    onTestFinished(leave)
  } catch {
    // No one says when a file is done with it.
  }
  return world
}

/** The connection for as long as a test runs: what its server still does afterwards is no one's, and waits for ever. */
function guarded(connection: Connection): { connection: Connection; end: () => void } {
  let isOver = false
  const proxy = new Proxy(connection, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...input: unknown[]): unknown =>
        isOver ? new Promise(() => undefined) : Reflect.apply(value, target, input)
    },
  })
  return { connection: proxy, end: () => (isOver = true) }
}

/** Copies of all tables as they are, and from now on a note of each row that is written. */
const KEEP = `
  create table if not exists "~changed" ("table" text, "tenantId" text, "id" text);
  create or replace function "~note"() returns trigger language plpgsql security definer as $note$ begin
    execute format('insert into %I."~changed" values ($1, $2, $3)', TG_TABLE_SCHEMA)
      using TG_TABLE_NAME, coalesce(NEW."tenantId", OLD."tenantId"), coalesce(NEW."id", OLD."id");
    return null;
  end $note$;
  ${ENTITIES.map(
    (name) => `
    drop table if exists "~${name}";
    create table "~${name}" as table "${name}";
    create or replace trigger "~note" after insert or update or delete on "${name}" for each row execute function "~note"();`,
  ).join('')}
  truncate "~changed"`

/** Each row that was written is as it is in the copy, or gone. */
const PUT_BACK = `
  do $back$ declare changed text; begin
    for changed in select distinct "table" from "~changed" loop
      execute format('create temporary table "~ids" as select distinct "tenantId", "id" from "~changed" where "table" = %L', changed);
      execute format('delete from %I where ("tenantId", "id") in (table "~ids")', changed);
      execute format('insert into %I overriding system value select * from %I where ("tenantId", "id") in (table "~ids")', changed, '~' || changed);
      drop table "~ids";
    end loop;
    truncate "~changed";
  end $back$`
