import { createRegistry } from '#src/app/commands/commands.ts'
import { allCommands } from '#src/app/commands/all-commands.late.ts'
import { describedScreens } from '#src/app/route-tree.ts'
import { displayKeys } from '#src/ui/keys/key-strings.ts'
import { de } from '#tests/support/words.ts'
import type { Translate } from '#src/i18n/keys.ts'

const t: Translate = (key) => (de as Record<string, string>)[key] ?? (de as Record<string, string>)[`${key}_one`] ?? key

function shown(keys: string): string {
  const strokes = displayKeys(keys, { mac: false, t })
  return strokes.map((caps) => caps.map((cap) => `\`${cap}\``).join('+')).join(' ')
}

/** The table of shortcuts (docs/keys.md): one row per command with a key. */
export function shortcutTable(): string {
  const rows = createRegistry(allCommands)
    .all.filter((command) => (command.keys?.length ?? 0) > 0)
    .map((command) => {
      const keys = (command.keys ?? []).map(shown).join(' or ')
      // What fills a placeholder depends on the moment.
      const title = t(command.title).replaceAll(/\{\{\w+\}\}/g, '…')
      return `| ${t(`commands.group.${command.group}`)} | ${title} | ${keys} |`
    })
  return ['| Where | Command | Key |', '|---|---|---|', ...rows].join('\n')
}

/** The table of screens (docs/screens.md). */
export function screenTable(): string {
  const rows = describedScreens().map(({ path, title, roles, goto }) => {
    const guard = roles === undefined ? 'everyone' : [roles].flat().join(', ')
    const key = goto === undefined ? '' : `\`g\` \`${goto.key}\``
    return `| ${title === undefined ? '' : t(title)} | \`${path}\` | ${guard} | ${key} |`
  })
  return ['| Screen | Address | Who | Key |', '|---|---|---|---|', ...rows].join('\n')
}

/** The text with a generated part put between its marks. */
export function withPart(text: string, name: string, part: string): string {
  const start = `<!-- ${name} -->`
  const end = `<!-- /${name} -->`
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < 0) throw new Error(`The text has no marks for ${name}`)
  return `${text.slice(0, from + start.length)}\n${part}\n${text.slice(to)}`
}
