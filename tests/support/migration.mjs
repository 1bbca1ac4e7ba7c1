// Writes the next migration into mock-server/store/sql/migrations: what turns the tables that the migrations there make into
// those that the entity table asks for. It is run by hand after a change of mock-server/store/models.ts or of a contract's schema:
// `node tests/support/migration.mjs what-changed`. A migration that has been released is never changed.
import { readdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { runnerImport } from 'vite'

const [name = 'tables'] = process.argv.slice(2)
const root = resolve(import.meta.dirname, '../..')
const folder = resolve(root, 'mock-server/store/sql/migrations')
const { module } = await runnerImport(resolve(root, 'mock-server/store/sql/migrations.ts'), { root })
const pglite = await PGlite.create()
await module.migrate(pglite)
const statements = await module.missingStatements(pglite)
await pglite.close()

if (statements.length === 0) console.log('Nothing is missing')
else {
  const number = String(readdirSync(folder).filter((file) => file.endsWith('.sql')).length + 1).padStart(3, '0')
  writeFileSync(resolve(folder, `${number}-${name}.sql`), `${statements.join('\n')}\n`)
  console.log(`${number}-${name}.sql: ${statements.length} statements`)
}
