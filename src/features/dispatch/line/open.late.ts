import { createElement } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { dock } from '#src/workspace/dock/dock.ts'
import { Docked } from '#src/workspace/dock/docked.tsx'
import { CommandLine } from './line.tsx'
import { typedLines } from './typed-lines.ts'

/** Opens the line at the foot of the main panel, with what was typed in it before; asked for again it has the focus again. */
export function openLine(context: CommandContext): void {
  const { sessionValue } = context.services
  const place = sessionValue(dock)
  if (place.current() !== null) return document.querySelector<HTMLElement>('[data-typed-line]')?.focus()
  const lines = sessionValue(typedLines)
  lines.open(context.session)
  const opener = document.activeElement
  const close = () => {
    const goBack = () => {
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
      return document.activeElement === opener
    }
    const isBack = goBack()
    place.set(null)
    // What has given way to the line can have the focus when it is seen again.
    if (!isBack) requestAnimationFrame(goBack)
  }
  place.set(createElement(Docked, null, createElement(CommandLine, { here: context, onClose: close })))
}
