import { ClipboardList } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = { kind: 'order', icon: ClipboardList, count: 'orders.bulk.count' }
