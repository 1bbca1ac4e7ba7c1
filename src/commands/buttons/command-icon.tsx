import { createElement } from 'react'
import {
  Bookmark,
  Building2,
  CornerDownRight,
  FileText,
  Copy,
  History,
  Keyboard,
  Link,
  Lock,
  Package,
  Pencil,
  Plus,
  Printer,
  Redo2,
  Save,
  Search,
  Trash2,
  Truck,
  Undo2,
  ClipboardList,
  Boxes,
  UserRound,
  type LucideIcon,
} from 'lucide-react'

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['order', ClipboardList],
  ['view', Bookmark],
  ['transport', Truck],
  ['vehicle', Truck],
  ['load', Package],
  ['loads', Boxes],
  ['partner', Building2],
  ['document', FileText],
  ['driver', UserRound],
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
  const icon = icons.get(name ?? '') ?? CornerDownRight
  return createElement(icon, { 'aria-hidden': true, size, strokeWidth: 1.75, className: 'shrink-0' })
}
