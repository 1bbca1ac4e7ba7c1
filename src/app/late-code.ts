import { loadEndpoints } from '#src/api/endpoints.ts'
import { adrSubstances } from '#src/domain/goods/adr-substances.ts'
import { loadPlaces } from '#src/domain/places/known-places.ts'
import { loadCommands } from './commands/use-registry.ts'

/** Every `x.late.ts`: what a command fetches when it is run. Had early, it is there offline as well, and at once. */
const lateFiles = import.meta.glob('#src/**/*.late.{ts,tsx}')

/**
 * Fetches the code of all commands. By hand stands what is kept when it has come: two tables, all calls and all commands. No noun adds
 * to these. What cannot be had now is asked for again when it is needed.
 */
export function loadLateCode(): void {
  const all = [loadPlaces, adrSubstances, loadEndpoints, loadCommands, ...Object.values(lateFiles)]
  for (const load of all) load().catch(() => undefined)
}
