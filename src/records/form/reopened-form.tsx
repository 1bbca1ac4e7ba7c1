import { useEffect, useState } from 'react'
import { recordFocus } from '#src/commands/gate/command.ts'
import { contextFor } from '#src/commands/gate/command-runner.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { RECORD_KINDS } from '#src/contract/records/kinds.ts'
import { afterPainting } from '#src/workspace/loading/after-painting.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { formLeft } from './kept-form.ts'

/**
 * After a reload the form that stood open with something typed in it stands again, opened by the command that had opened it.
 * Where that is not possible now, what was typed waits in the form until it is asked for.
 */
export function ReopenedForm() {
  const { registry, more, source, run } = useCommands()
  const session = useSession()
  const [left, setLeft] = useState(() => formLeft(session))
  const command = left && registry.get(left.command)
  useEffect(() => {
    if (left === undefined) return
    if (command === undefined) return void more?.().catch(() => undefined)
    const { id } = command
    const kind = RECORD_KINDS.find((one) => one === left.record?.kind)
    const record = kind && left.record && recordFocus(kind, left.record.id, {})
    const reopen = async () => {
      if (left.choice === undefined) return run(id, { ...(record && { record }) })
      const offered = await command.choices?.(contextFor(source.current(), record))
      const choice = offered?.find((one) => one.id === left.choice)
      return choice && run(id, { choice, ...(record && { record }) })
    }
    return afterPainting(() => {
      setLeft(undefined)
      reopen().catch(() => undefined)
    }).never
  }, [left, command, more, run, source])
  return null
}
