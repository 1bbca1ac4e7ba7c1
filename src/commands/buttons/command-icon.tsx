import { createElement } from 'react'
import {
  Bookmark,
  CornerDownRight,
  Copy,
  History,
  Keyboard,
  Link,
  Lock,
  Pencil,
  Plus,
  Printer,
  Redo2,
  Save,
  Search,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { saidOf } from '#src/workspace/panels/panel.ts'

/** Signs of what can be done; those of records are said with their kind. */
const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['view', Bookmark],
  ['add', Plus],
  ['edit', Pencil],
  ['delete', Trash2],
  ['print', Printer],
  ['copy', Copy],
  ['link', Link],
  ['save', Save],
  ['search', Search],
  ['history', History],
  ['keyboard', Keyboard],
  ['undo', Undo2],
  ['redo', Redo2],
  ['locked', Lock],
])

/** The sign before a command; always beside a word. Unknown names get an arrow, so that rows stay aligned. */
export function CommandIcon({ name, size = 16 }: { name: string | undefined; size?: number }) {
  const icon = icons.get(name ?? '') ?? saidOf(name ?? '')?.icon ?? CornerDownRight
  return createElement(icon, { 'aria-hidden': true, size, strokeWidth: 1.75, className: 'shrink-0' })
}
