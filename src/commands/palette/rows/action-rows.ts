import { bySection } from '../../gate/action-sections.ts'
import type { PaletteCommand } from '../commands.ts'
import { commandRow, group, type PaletteGroup } from './palette-row.ts'

/** What can be done with the record in hand, section by section, without what is nothing for it; typing finds that, too. */
export function actionGroups(entries: readonly PaletteCommand[]): PaletteGroup[] {
  const suited = entries.filter(({ availability }) => availability.state !== 'blocked' || !availability.lasting)
  const sections = bySection(
    suited,
    ({ command }) => command,
    ({ availability }) => availability.state === 'blocked',
  )
  return sections.flatMap(({ section, entries: here }) => {
    const rows = here.map((entry) => {
      const { context: _, ...row } = commandRow(entry, '', section)
      return entry.single === undefined ? row : { ...row, context: entry.single }
    })
    return group(section, rows, rows.length, rows.length)
  })
}
