import { useState, type KeyboardEvent } from 'react'
import { classes } from '#src/ui/classes.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { importScreen } from '../work/import-screen.ts'

interface CellEditorProps {
  /** The row by its line. */
  line: number
  /** The field, in words. */
  label: string
  /** What stands in the file. */
  text: string
  align?: 'right'
}

/** A cell of the file typed anew in its place: Enter takes it, Esc leaves it as it was. */
export function CellEditor({ line, label, text, align }: CellEditorProps) {
  const screen = useSessionValue(importScreen)
  const [typed, setTyped] = useState(text)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') screen.leaveCell()
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) screen.takeCell(line, typed.trim())
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span data-own-keys className="-mx-1 block">
      <input
        autoFocus
        name="imports.cell"
        aria-label={label}
        autoComplete="off"
        value={typed}
        maxLength={500}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className={classes(
          'h-6 w-full rounded-control border border-control bg-surface px-1 text-body text-text',
          align === 'right' && 'text-right',
        )}
      />
    </span>
  )
}
