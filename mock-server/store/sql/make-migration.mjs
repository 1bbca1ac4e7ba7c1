import { readdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

/** Writes what the entity table asks for and no migration brings yet: `node mock-server/store/sql/make-migration.mjs name`. */
const folder = resolve(import.meta.dirname, 'migrations')
const name = process.argv[2] ?? 'tables'
const { module } = await runnerImport(resolve(import.meta.dirname, 'missing-statements.ts'))
const statements = await module.statementsToWrite()
if (statements.length === 0) {
  process.stdout.write('Nothing is missing\n')
} else {
  const number = String(readdirSync(folder).length + 1).padStart(3, '0')
  writeFileSync(resolve(folder, `${number}-${name}.sql`), `${statements.join('\n')}\n`)
  process.stdout.write(`${number}-${name}.sql: ${statements.length} statements\n`)
}
process.exit()
