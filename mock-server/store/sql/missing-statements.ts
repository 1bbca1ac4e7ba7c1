import { PGlite } from '@electric-sql/pglite'
import { migrate, missingStatements } from './migrations.ts'

/** The statements of the next migration; none where the migrations bring what the entity table asks for. */
export async function statementsToWrite(): Promise<string[]> {
  const pglite = new PGlite()
  await migrate(pglite)
  const statements = await missingStatements(pglite)
  await pglite.close()
  return statements
}
